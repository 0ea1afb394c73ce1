BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	actor INTEGER, 
	command JSON NOT NULL, 
	facts JSON NOT NULL, 
	chance JSON NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('troika-goes-on',0,1,NULL,'{"do": "start"}','[{"n": 1, "kind": "begun", "args": [1], "to": 15, "shown": -1}, {"n": 2, "kind": "dealt", "args": [0, 4328521984], "to": 1, "shown": 1}, {"n": 3, "kind": "offered", "args": [0, 132], "to": 1, "shown": 1}, {"n": 4, "kind": "dealt", "args": [1, 34360000528], "to": 2, "shown": 1}, {"n": 5, "kind": "offered", "args": [1, 66], "to": 2, "shown": 1}, {"n": 6, "kind": "dealt", "args": [2, 137443278848], "to": 4, "shown": 1}, {"n": 7, "kind": "offered", "args": [2, 9], "to": 4, "shown": 1}, {"n": 8, "kind": "dealt", "args": [3, 2162752], "to": 8, "shown": 1}, {"n": 9, "kind": "offered", "args": [3, 48], "to": 8, "shown": 1}]','[[1], [25, 8, 32, 4, 18, 35, 37, 22, 17, 6, 21, 16], [2, 7, 6, 1, 3, 0, 5, 4]]');
INSERT INTO "events" VALUES('troika-goes-on',1,1,0,'{"do": "play", "ask": 0, "answer": 2}','[]','[]');
INSERT INTO "events" VALUES('troika-goes-on',2,2,3,'{"do": "play", "ask": 0, "answer": 4}','[]','[]');
INSERT INTO "events" VALUES('troika-goes-on',3,3,1,'{"do": "play", "ask": 0, "answer": 6}','[]','[]');
INSERT INTO "events" VALUES('troika-goes-on',4,4,2,'{"do": "play", "ask": 0, "answer": 0}','[{"n": 10, "kind": "led", "args": [0, 2], "to": 15, "shown": -1}, {"n": 11, "kind": "led", "args": [1, 6], "to": 15, "shown": -1}, {"n": 12, "kind": "led", "args": [2, 0], "to": 15, "shown": -1}, {"n": 13, "kind": "led", "args": [3, 4], "to": 15, "shown": -1}, {"n": 14, "kind": "round", "args": [1, 1], "to": 15, "shown": -1}, {"n": 15, "kind": "turn", "args": [1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',5,5,1,'{"do": "play", "ask": 4, "answer": 0}','[{"n": 16, "kind": "drew", "args": [1, 3], "to": 2, "shown": 1}]','[[3]]');
INSERT INTO "events" VALUES('troika-goes-on',6,6,1,'{"do": "play", "ask": 5, "answer": -1}','[{"n": 17, "kind": "acted", "args": [1, -1], "to": 15, "shown": -1}, {"n": 18, "kind": "turn", "args": [2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',7,7,2,'{"do": "play", "ask": 6, "answer": 0}','[{"n": 19, "kind": "drew", "args": [2, 41], "to": 4, "shown": 1}]','[[41]]');
INSERT INTO "events" VALUES('troika-goes-on',8,8,2,'{"do": "play", "ask": 7, "answer": 0}','[{"n": 20, "kind": "acted", "args": [2, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',9,9,2,'{"do": "play", "ask": 8, "answer": 145}','[{"n": 21, "kind": "discarded", "args": [2, 17], "to": 15, "shown": -1}, {"n": 22, "kind": "drew", "args": [2, 27], "to": 4, "shown": 1}]','[[27]]');
INSERT INTO "events" VALUES('troika-goes-on',10,10,2,'{"do": "play", "ask": 9, "answer": 169}','[{"n": 23, "kind": "discarded", "args": [2, 41], "to": 15, "shown": -1}, {"n": 24, "kind": "drew", "args": [2, 10], "to": 4, "shown": 1}, {"n": 25, "kind": "turn", "args": [3], "to": 15, "shown": -1}]','[[10]]');
INSERT INTO "events" VALUES('troika-goes-on',11,11,3,'{"do": "play", "ask": 10, "answer": 1}','[{"n": 26, "kind": "took", "args": [3, 2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',12,12,3,'{"do": "play", "ask": 11, "answer": 0}','[{"n": 27, "kind": "acted", "args": [3, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',13,13,3,'{"do": "play", "ask": 12, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troika-goes-on',14,14,3,'{"do": "play", "ask": 13, "answer": 16}','[{"n": 28, "kind": "discarded", "args": [3, 16], "to": 15, "shown": -1}, {"n": 29, "kind": "turn", "args": [0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',15,15,0,'{"do": "play", "ask": 14, "answer": 0}','[{"n": 30, "kind": "drew", "args": [0, 33], "to": 1, "shown": 1}]','[[33]]');
INSERT INTO "events" VALUES('troika-goes-on',16,16,0,'{"do": "play", "ask": 15, "answer": 1}','[{"n": 31, "kind": "acted", "args": [0, 1], "to": 15, "shown": -1}, {"n": 32, "kind": "collected", "args": [0, 1, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',17,17,0,'{"do": "play", "ask": 16, "answer": 32}','[{"n": 33, "kind": "discarded", "args": [0, 32], "to": 15, "shown": -1}, {"n": 34, "kind": "revealed", "args": [13], "to": 15, "shown": -1}, {"n": 35, "kind": "received", "args": [1, 2], "to": 15, "shown": -1}, {"n": 36, "kind": "received", "args": [3, 2], "to": 15, "shown": -1}, {"n": 37, "kind": "received", "args": [0, 2], "to": 15, "shown": -1}, {"n": 38, "kind": "round", "args": [1, 2], "to": 15, "shown": -1}, {"n": 39, "kind": "turn", "args": [1], "to": 15, "shown": -1}]','[[13]]');
INSERT INTO "events" VALUES('troika-goes-on',18,18,1,'{"do": "play", "ask": 17, "answer": 1}','[{"n": 40, "kind": "took", "args": [1, 2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',19,19,1,'{"do": "play", "ask": 18, "answer": 0}','[{"n": 41, "kind": "acted", "args": [1, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',20,20,1,'{"do": "play", "ask": 19, "answer": 3}','[{"n": 42, "kind": "placed", "args": [1, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',21,21,1,'{"do": "play", "ask": 20, "answer": 68}','[{"n": 43, "kind": "placed", "args": [1, 4], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',22,22,1,'{"do": "play", "ask": 21, "answer": 3}','[{"n": 44, "kind": "taken-back", "args": [1, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',23,23,1,'{"do": "play", "ask": 22, "answer": 18}','[{"n": 45, "kind": "discarded", "args": [1, 18], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',24,24,1,'{"do": "play", "ask": 23, "answer": 3}','[{"n": 46, "kind": "discarded", "args": [1, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',25,25,1,'{"do": "play", "ask": 24, "answer": 60}','[{"n": 47, "kind": "returned", "args": [1], "to": 15, "shown": -1}, {"n": 48, "kind": "turn", "args": [2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',26,26,2,'{"do": "play", "ask": 25, "answer": 1}','[{"n": 49, "kind": "took", "args": [2, 2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',27,27,2,'{"do": "play", "ask": 26, "answer": 3}','[{"n": 50, "kind": "acted", "args": [2, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',28,28,2,'{"do": "play", "ask": 27, "answer": 4}','[{"n": 51, "kind": "attacked", "args": [2, 4, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',29,29,2,'{"do": "play", "ask": 28, "answer": 27}','[{"n": 52, "kind": "played", "args": [2, 27], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',30,30,2,'{"do": "play", "ask": 29, "answer": 37}','[{"n": 53, "kind": "played", "args": [2, 37], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',31,31,2,'{"do": "play", "ask": 30, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troika-goes-on',32,32,1,'{"do": "play", "ask": 31, "answer": 35}','[{"n": 54, "kind": "played", "args": [1, 35], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',33,33,2,'{"do": "play", "ask": 32, "answer": 22}','[{"n": 55, "kind": "played", "args": [2, 22], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',34,34,2,'{"do": "play", "ask": 33, "answer": -1}','[{"n": 56, "kind": "stood", "args": [2], "to": 15, "shown": -1}, {"n": 57, "kind": "duel-ended", "args": [2, 10, 3], "to": 15, "shown": -1}, {"n": 58, "kind": "destroyed", "args": [2, 4], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',35,35,1,'{"do": "play", "ask": 34, "answer": 0}','[{"n": 59, "kind": "drew", "args": [1, 9], "to": 2, "shown": 1}, {"n": 60, "kind": "cleared", "args": [], "to": 15, "shown": -1}]','[[9]]');
INSERT INTO "events" VALUES('troika-goes-on',36,36,2,'{"do": "play", "ask": 35, "answer": 1}','[{"n": 61, "kind": "took", "args": [2, 2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',37,37,2,'{"do": "play", "ask": 36, "answer": 10}','[{"n": 62, "kind": "discarded", "args": [2, 10], "to": 15, "shown": -1}, {"n": 63, "kind": "turn", "args": [3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',38,38,3,'{"do": "play", "ask": 37, "answer": 0}','[{"n": 64, "kind": "drew", "args": [3, 15], "to": 8, "shown": 1}]','[[15]]');
INSERT INTO "events" VALUES('troika-goes-on',39,39,3,'{"do": "play", "ask": 38, "answer": -1}','[{"n": 65, "kind": "acted", "args": [3, -1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',40,40,3,'{"do": "play", "ask": 39, "answer": 15}','[{"n": 66, "kind": "discarded", "args": [3, 15], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',41,41,3,'{"do": "play", "ask": 40, "answer": 21}','[{"n": 67, "kind": "discarded", "args": [3, 21], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',42,42,3,'{"do": "play", "ask": 41, "answer": 60}','[{"n": 68, "kind": "returned", "args": [3], "to": 15, "shown": -1}, {"n": 69, "kind": "turn", "args": [0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',43,43,0,'{"do": "play", "ask": 42, "answer": 1}','[{"n": 70, "kind": "took", "args": [0, 2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',44,44,0,'{"do": "play", "ask": 43, "answer": 0}','[{"n": 71, "kind": "acted", "args": [0, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',45,45,0,'{"do": "play", "ask": 44, "answer": 25}','[{"n": 72, "kind": "placed", "args": [0, 25], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',46,46,0,'{"do": "play", "ask": 45, "answer": 8}','[{"n": 73, "kind": "placed", "args": [0, 8], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',47,47,0,'{"do": "play", "ask": 46, "answer": 33}','[{"n": 74, "kind": "discarded", "args": [0, 33], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troika-goes-on',48,48,0,'{"do": "play", "ask": 47, "answer": 60}','[{"n": 75, "kind": "returned", "args": [0], "to": 15, "shown": -1}, {"n": 76, "kind": "revealed", "args": [12], "to": 15, "shown": -1}, {"n": 77, "kind": "round", "args": [1, 3], "to": 15, "shown": -1}, {"n": 78, "kind": "turn", "args": [1], "to": 15, "shown": -1}]','[[12]]');
INSERT INTO "events" VALUES('troika-goes-on',49,49,1,'{"do": "play", "ask": 48, "answer": 0}','[{"n": 79, "kind": "drew", "args": [1, 0], "to": 2, "shown": 1}]','[[0]]');
INSERT INTO "events" VALUES('troika-goes-on',50,50,1,'{"do": "play", "ask": 49, "answer": 0}','[{"n": 80, "kind": "acted", "args": [1, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',0,1,NULL,'{"do": "start"}','[{"n": 1, "kind": "welcomed", "args": [0, 2], "to": 15, "shown": -1}, {"n": 2, "kind": "welcomed", "args": [1, 4], "to": 15, "shown": -1}, {"n": 3, "kind": "welcomed", "args": [2, 5], "to": 15, "shown": -1}, {"n": 4, "kind": "welcomed", "args": [3, 3], "to": 15, "shown": -1}, {"n": 5, "kind": "begun", "args": [2], "to": 15, "shown": -1}, {"n": 6, "kind": "drew", "args": [2, 5, 4398081115136, 2147483648], "to": 4, "shown": 2}, {"n": 7, "kind": "drew", "args": [3, 3, 2251799813685248, 65544], "to": 8, "shown": 2}, {"n": 8, "kind": "drew", "args": [0, 3, 1099511628032, 68719476736], "to": 1, "shown": 2}, {"n": 9, "kind": "drew", "args": [1, 3, 576460752303423488, 2560], "to": 2, "shown": 2}]','[[2, 4, 5, 3], [42, 25, 20, 91, 10], [51, 76, 63], [8, 96, 40], [71, 59, 69]]');
INSERT INTO "events" VALUES('troja-goes-on',1,1,2,'{"do": "play", "ask": 0, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',2,2,3,'{"do": "play", "ask": 1, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',3,3,0,'{"do": "play", "ask": 2, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',4,4,1,'{"do": "play", "ask": 3, "answer": -1}','[{"n": 10, "kind": "turn", "args": [2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',5,5,2,'{"do": "play", "ask": 4, "answer": 3200}','[{"n": 11, "kind": "declared", "args": [1, 2, 0], "to": 15, "shown": -1}, {"n": 12, "kind": "challenged", "args": [2, 25, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',6,6,2,'{"do": "play", "ask": 5, "answer": 1280}','[{"n": 13, "kind": "challenged", "args": [2, 10, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',7,7,2,'{"do": "play", "ask": 6, "answer": 2560}','[{"n": 14, "kind": "challenged", "args": [2, 20, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',8,8,2,'{"do": "play", "ask": 7, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',9,9,3,'{"do": "play", "ask": 8, "answer": 9728}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',10,10,0,'{"do": "play", "ask": 8, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',11,11,1,'{"do": "play", "ask": 8, "answer": -1}','[{"n": 15, "kind": "played", "args": [3, 76, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',12,12,2,'{"do": "play", "ask": 11, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',13,13,1,'{"do": "play", "ask": 11, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',14,14,0,'{"do": "play", "ask": 11, "answer": -1}','[{"n": 16, "kind": "prayed", "args": [3, 2], "to": 15, "shown": -1}, {"n": 17, "kind": "discarded", "args": [76], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',15,15,0,'{"do": "play", "ask": 14, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',16,16,1,'{"do": "play", "ask": 14, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',17,17,3,'{"do": "play", "ask": 14, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',18,18,3,'{"do": "play", "ask": 17, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',19,19,1,'{"do": "play", "ask": 18, "answer": -1}','[{"n": 18, "kind": "fixed", "args": [1, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',20,20,1,'{"do": "play", "ask": 19, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',21,21,3,'{"do": "play", "ask": 19, "answer": 8065}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',22,22,2,'{"do": "play", "ask": 19, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',23,23,0,'{"do": "play", "ask": 19, "answer": -1}','[{"n": 19, "kind": "played", "args": [3, 63, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',24,24,1,'{"do": "play", "ask": 23, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',25,25,0,'{"do": "play", "ask": 23, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',26,26,2,'{"do": "play", "ask": 23, "answer": -1}','[{"n": 20, "kind": "modified", "args": [3, 63, 1, 2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',27,27,2,'{"do": "play", "ask": 26, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',28,28,3,'{"do": "play", "ask": 26, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',29,29,0,'{"do": "play", "ask": 26, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',30,30,1,'{"do": "play", "ask": 26, "answer": -1}','[{"n": 21, "kind": "fate", "args": [2, 73, 6, 0], "to": 15, "shown": -1}, {"n": 22, "kind": "fate", "args": [0, 86, 1, 1], "to": 15, "shown": -1}]','[[73], [86]]');
INSERT INTO "events" VALUES('troja-goes-on',31,31,3,'{"do": "play", "ask": 30, "answer": 15617}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',32,32,0,'{"do": "play", "ask": 30, "answer": -1}','[{"n": 23, "kind": "wrath", "args": [3, 1], "to": 15, "shown": -1}, {"n": 24, "kind": "fate", "args": [3, 44, 1, 5], "to": 15, "shown": -1}]','[[44]]');
INSERT INTO "events" VALUES('troja-goes-on',33,33,0,'{"do": "play", "ask": 32, "answer": 15616}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',34,34,3,'{"do": "play", "ask": 32, "answer": -1}','[{"n": 25, "kind": "wrath", "args": [0, 0], "to": 15, "shown": -1}, {"n": 26, "kind": "fate", "args": [0, 37, 6, 4], "to": 15, "shown": -1}]','[[37]]');
INSERT INTO "events" VALUES('troja-goes-on',35,35,0,'{"do": "play", "ask": 34, "answer": 15616}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',36,36,3,'{"do": "play", "ask": 34, "answer": -1}','[{"n": 27, "kind": "wrath", "args": [0, 0], "to": 15, "shown": -1}, {"n": 28, "kind": "fate", "args": [0, 30, 3, 4], "to": 15, "shown": -1}]','[[30]]');
INSERT INTO "events" VALUES('troja-goes-on',37,37,3,'{"do": "play", "ask": 36, "answer": 15617}','[{"n": 29, "kind": "wrath", "args": [3, 1], "to": 15, "shown": -1}, {"n": 30, "kind": "fate", "args": [3, 41, 5, 5], "to": 15, "shown": -1}, {"n": 31, "kind": "result", "args": [0, 4, 0], "to": 15, "shown": -1}, {"n": 32, "kind": "lost", "args": [0, 5], "to": 15, "shown": -1}, {"n": 33, "kind": "stayed", "args": [25, 0], "to": 15, "shown": -1}, {"n": 34, "kind": "discarded", "args": [10], "to": 15, "shown": -1}, {"n": 35, "kind": "discarded", "args": [20], "to": 15, "shown": -1}, {"n": 36, "kind": "fight-ended", "args": [], "to": 15, "shown": -1}, {"n": 37, "kind": "action-ended", "args": [], "to": 15, "shown": -1}]','[[41]]');
INSERT INTO "events" VALUES('troja-goes-on',38,38,1,'{"do": "play", "ask": 37, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',39,39,3,'{"do": "play", "ask": 37, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',40,40,0,'{"do": "play", "ask": 37, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',41,41,2,'{"do": "play", "ask": 40, "answer": 15361}','[{"n": 38, "kind": "declared", "args": [2, 2, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',42,42,1,'{"do": "play", "ask": 41, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',43,43,0,'{"do": "play", "ask": 41, "answer": -1}','[{"n": 39, "kind": "fixed", "args": [0, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',44,44,0,'{"do": "play", "ask": 43, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',45,45,3,'{"do": "play", "ask": 43, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',46,46,2,'{"do": "play", "ask": 43, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',47,47,1,'{"do": "play", "ask": 43, "answer": 8833}','[{"n": 40, "kind": "played", "args": [1, 69, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',48,48,2,'{"do": "play", "ask": 47, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('troja-goes-on',49,49,0,'{"do": "play", "ask": 47, "answer": -1}','[{"n": 41, "kind": "modified", "args": [1, 69, 1, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('troja-goes-on',50,50,0,'{"do": "play", "ask": 49, "answer": -1}','[]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',0,1,NULL,'{"do": "start"}','[{"n": 1, "kind": "begun", "args": [3], "to": 15, "shown": -1}, {"n": 2, "kind": "dealt", "args": [0, 1152922062952595760], "to": 1, "shown": 1}, {"n": 3, "kind": "dealt", "args": [1, 36039792404070400], "to": 2, "shown": 1}, {"n": 4, "kind": "dealt", "args": [2, 576460752329115776], "to": 4, "shown": 1}, {"n": 5, "kind": "dealt", "args": [3, 72061992224948228], "to": 8, "shown": 1}, {"n": 6, "kind": "opened", "args": [0, 3, 1], "to": 15, "shown": -1}, {"n": 7, "kind": "laid", "args": [0, 67108928], "to": 15, "shown": -1}, {"n": 8, "kind": "laid", "args": [1, 144132780261900288], "to": 15, "shown": -1}, {"n": 9, "kind": "laid", "args": [2, 68719477760], "to": 15, "shown": -1}, {"n": 10, "kind": "laid", "args": [3, 1099511631872], "to": 15, "shown": -1}]','[[3], [5, 4, 60, 8, 39, 33, 17, 41, 18, 55, 28, 43, 19, 23, 59, 24, 7, 11, 56, 27, 42, 2, 22, 21], [3, 26, 6, 54, 57, 44, 20, 10, 36, 50, 12, 40]]');
INSERT INTO "events" VALUES('trunfos-goes-on',1,1,3,'{"do": "play", "ask": 0, "answer": 196}','[{"n": 11, "kind": "bid", "args": [3, 3, 4], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',2,2,0,'{"do": "play", "ask": 1, "answer": 197}','[{"n": 12, "kind": "bid", "args": [0, 3, 5], "to": 15, "shown": -1}, {"n": 13, "kind": "surpassed", "args": [3, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',3,3,3,'{"do": "play", "ask": 2, "answer": 69}','[{"n": 14, "kind": "bid", "args": [3, 1, 5], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',4,4,1,'{"do": "play", "ask": 3, "answer": 0}','[{"n": 15, "kind": "bid", "args": [1, 0, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',5,5,2,'{"do": "play", "ask": 4, "answer": 6}','[{"n": 16, "kind": "bid", "args": [2, 0, 6], "to": 15, "shown": -1}, {"n": 17, "kind": "surpassed", "args": [1, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',6,6,1,'{"do": "play", "ask": 5, "answer": 131}','[{"n": 18, "kind": "bid", "args": [1, 2, 3], "to": 15, "shown": -1}, {"n": 19, "kind": "collected", "args": [2, 0, 6, 3], "to": 4, "shown": 3}, {"n": 20, "kind": "collected", "args": [3, 1, 5, 54], "to": 8, "shown": 3}, {"n": 21, "kind": "collected", "args": [1, 2, 3, 20], "to": 2, "shown": 3}, {"n": 22, "kind": "collected", "args": [0, 3, 5, 50], "to": 1, "shown": 3}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',7,7,3,'{"do": "play", "ask": 6, "answer": 67108865}','[]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',8,8,1,'{"do": "play", "ask": 6, "answer": 513}','[]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',9,9,0,'{"do": "play", "ask": 6, "answer": 260}','[]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',10,10,2,'{"do": "play", "ask": 6, "answer": 83951616}','[{"n": 23, "kind": "predicted", "args": [0, 260], "to": 15, "shown": -1}, {"n": 24, "kind": "predicted", "args": [1, 513], "to": 15, "shown": -1}, {"n": 25, "kind": "predicted", "args": [2, 83951616], "to": 15, "shown": -1}, {"n": 26, "kind": "predicted", "args": [3, 67108865], "to": 15, "shown": -1}, {"n": 27, "kind": "opened", "args": [1, 1, -1], "to": 15, "shown": -1}, {"n": 28, "kind": "laid", "args": [0, 9007336693694464], "to": 15, "shown": -1}, {"n": 29, "kind": "laid", "args": [1, 288230376151712256], "to": 15, "shown": -1}, {"n": 30, "kind": "laid", "args": [2, 562984313159680], "to": 15, "shown": -1}, {"n": 31, "kind": "laid", "args": [3, 292057776128], "to": 15, "shown": -1}]','[[25, 37, 53, 51, 9, 58, 52, 49, 35, 1, 38, 34]]');
INSERT INTO "events" VALUES('trunfos-goes-on',11,11,1,'{"do": "play", "ask": 10, "answer": 134}','[{"n": 32, "kind": "bid", "args": [1, 2, 6], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',12,12,0,'{"do": "play", "ask": 11, "answer": 66}','[{"n": 33, "kind": "bid", "args": [0, 1, 2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',13,13,3,'{"do": "play", "ask": 12, "answer": 192}','[{"n": 34, "kind": "bid", "args": [3, 3, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',14,14,2,'{"do": "play", "ask": 13, "answer": 196}','[{"n": 35, "kind": "bid", "args": [2, 3, 4], "to": 15, "shown": -1}, {"n": 36, "kind": "surpassed", "args": [3, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',15,15,3,'{"do": "play", "ask": 14, "answer": 67}','[{"n": 37, "kind": "bid", "args": [3, 1, 3], "to": 15, "shown": -1}, {"n": 38, "kind": "surpassed", "args": [0, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',16,16,0,'{"do": "play", "ask": 15, "answer": 0}','[{"n": 39, "kind": "bid", "args": [0, 0, 0], "to": 15, "shown": -1}, {"n": 40, "kind": "collected", "args": [0, 0, 0, 25], "to": 1, "shown": 3}, {"n": 41, "kind": "collected", "args": [3, 1, 3, 51], "to": 8, "shown": 3}, {"n": 42, "kind": "collected", "args": [1, 2, 6, 52], "to": 2, "shown": 3}, {"n": 43, "kind": "collected", "args": [2, 3, 4, 1], "to": 4, "shown": 3}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',17,17,1,'{"do": "play", "ask": 16, "answer": 33554691}','[]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',18,18,3,'{"do": "play", "ask": 16, "answer": 131328}','[]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',19,19,2,'{"do": "play", "ask": 16, "answer": 16777474}','[{"n": 44, "kind": "predicted", "args": [1, 33554691], "to": 15, "shown": -1}, {"n": 45, "kind": "predicted", "args": [2, 16777474], "to": 15, "shown": -1}, {"n": 46, "kind": "predicted", "args": [3, 131328], "to": 15, "shown": -1}, {"n": 47, "kind": "led", "args": [3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',20,20,3,'{"do": "play", "ask": 19, "answer": 57}','[{"n": 48, "kind": "played", "args": [3, 57], "to": 15, "shown": -1}, {"n": 49, "kind": "rose", "args": [3, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',21,21,0,'{"do": "play", "ask": 20, "answer": 53}','[{"n": 50, "kind": "played", "args": [0, 53], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',22,22,1,'{"do": "play", "ask": 21, "answer": 49}','[{"n": 51, "kind": "played", "args": [1, 49], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',23,23,2,'{"do": "play", "ask": 22, "answer": 59}','[{"n": 52, "kind": "played", "args": [2, 59], "to": 15, "shown": -1}, {"n": 53, "kind": "won", "args": [2, 59, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',24,24,2,'{"do": "play", "ask": 23, "answer": 24}','[{"n": 54, "kind": "played", "args": [2, 24], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',25,25,3,'{"do": "play", "ask": 24, "answer": 27}','[{"n": 55, "kind": "played", "args": [3, 27], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',26,26,0,'{"do": "play", "ask": 25, "answer": 25}','[{"n": 56, "kind": "played", "args": [0, 25], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',27,27,1,'{"do": "play", "ask": 26, "answer": 18}','[{"n": 57, "kind": "played", "args": [1, 18], "to": 15, "shown": -1}, {"n": 58, "kind": "rose", "args": [1, 2], "to": 15, "shown": -1}, {"n": 59, "kind": "won", "args": [3, 27, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',28,28,3,'{"do": "play", "ask": 27, "answer": 21}','[{"n": 60, "kind": "played", "args": [3, 21], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',29,29,0,'{"do": "play", "ask": 28, "answer": 8}','[{"n": 61, "kind": "played", "args": [0, 8], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',30,30,1,'{"do": "play", "ask": 29, "answer": 28}','[{"n": 62, "kind": "played", "args": [1, 28], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',31,31,2,'{"do": "play", "ask": 30, "answer": 26}','[{"n": 63, "kind": "played", "args": [2, 26], "to": 15, "shown": -1}, {"n": 64, "kind": "won", "args": [0, 8, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',32,32,0,'{"do": "play", "ask": 31, "answer": 40}','[{"n": 65, "kind": "played", "args": [0, 40], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',33,33,1,'{"do": "play", "ask": 32, "answer": 41}','[{"n": 66, "kind": "played", "args": [1, 41], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',34,34,2,'{"do": "play", "ask": 33, "answer": 38}','[{"n": 67, "kind": "played", "args": [2, 38], "to": 15, "shown": -1}, {"n": 68, "kind": "rose", "args": [2, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',35,35,3,'{"do": "play", "ask": 34, "answer": 42}','[{"n": 69, "kind": "played", "args": [3, 42], "to": 15, "shown": -1}, {"n": 70, "kind": "won", "args": [3, 42, 2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',36,36,3,'{"do": "play", "ask": 35, "answer": 56}','[{"n": 71, "kind": "played", "args": [3, 56], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',37,37,0,'{"do": "play", "ask": 36, "answer": 50}','[{"n": 72, "kind": "played", "args": [0, 50], "to": 15, "shown": -1}, {"n": 73, "kind": "rose", "args": [0, 4], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',38,38,0,'{"do": "play", "ask": 37, "answer": 3}','[{"n": 74, "kind": "trumped", "args": [0, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',39,39,1,'{"do": "play", "ask": 38, "answer": 52}','[{"n": 75, "kind": "played", "args": [1, 52], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',40,40,2,'{"do": "play", "ask": 39, "answer": 1}','[{"n": 76, "kind": "played", "args": [2, 1], "to": 15, "shown": -1}, {"n": 77, "kind": "won", "args": [3, 56, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',41,41,3,'{"do": "play", "ask": 40, "answer": 2}','[{"n": 78, "kind": "played", "args": [3, 2], "to": 15, "shown": -1}, {"n": 79, "kind": "rose", "args": [3, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',42,42,0,'{"do": "play", "ask": 41, "answer": 4}','[{"n": 80, "kind": "played", "args": [0, 4], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',43,43,1,'{"do": "play", "ask": 42, "answer": 10}','[{"n": 81, "kind": "played", "args": [1, 10], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',44,44,2,'{"do": "play", "ask": 43, "answer": 3}','[{"n": 82, "kind": "played", "args": [2, 3], "to": 15, "shown": -1}, {"n": 83, "kind": "won", "args": [1, 10, 0], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',45,45,1,'{"do": "play", "ask": 44, "answer": 17}','[{"n": 84, "kind": "played", "args": [1, 17], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',46,46,2,'{"do": "play", "ask": 45, "answer": 23}','[{"n": 85, "kind": "played", "args": [2, 23], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',47,47,3,'{"do": "play", "ask": 46, "answer": 22}','[{"n": 86, "kind": "played", "args": [3, 22], "to": 15, "shown": -1}, {"n": 87, "kind": "rose", "args": [3, 2], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',48,48,0,'{"do": "play", "ask": 47, "answer": 33}','[{"n": 88, "kind": "played", "args": [0, 33], "to": 15, "shown": -1}, {"n": 89, "kind": "won", "args": [2, 23, 1], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',49,49,2,'{"do": "play", "ask": 48, "answer": 34}','[{"n": 90, "kind": "played", "args": [2, 34], "to": 15, "shown": -1}, {"n": 91, "kind": "rose", "args": [2, 3], "to": 15, "shown": -1}]','[]');
INSERT INTO "events" VALUES('trunfos-goes-on',50,50,3,'{"do": "play", "ask": 49, "answer": 44}','[{"n": 92, "kind": "played", "args": [3, 44], "to": 15, "shown": -1}]','[]');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(16), 
	token_hash VARCHAR(64), salt VARCHAR(32), invite_hash VARCHAR(64), wake VARCHAR(8) DEFAULT 'able' NOT NULL, here_until BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('troika-goes-on',0,'human','P0',NULL,'5985e1752c7ca6cae56d5d1ef2d8412b28b0768e71d271dc2ee955a44e99459a',NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('troika-goes-on',1,'human','P1',NULL,'00903b35b33dc80d9058e53bea6d93acca59e2dbd81e4dd47a346422c51729f2',NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('troika-goes-on',2,'bot','','greedy',NULL,NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('troika-goes-on',3,'bot','','greedy',NULL,NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('troja-goes-on',0,'human','P0',NULL,'5985e1752c7ca6cae56d5d1ef2d8412b28b0768e71d271dc2ee955a44e99459a',NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('troja-goes-on',1,'human','P1',NULL,'00903b35b33dc80d9058e53bea6d93acca59e2dbd81e4dd47a346422c51729f2',NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('troja-goes-on',2,'bot','','greedy',NULL,NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('troja-goes-on',3,'bot','','greedy',NULL,NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('trunfos-goes-on',0,'human','P0',NULL,'5985e1752c7ca6cae56d5d1ef2d8412b28b0768e71d271dc2ee955a44e99459a',NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('trunfos-goes-on',1,'human','P1',NULL,'00903b35b33dc80d9058e53bea6d93acca59e2dbd81e4dd47a346422c51729f2',NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('trunfos-goes-on',2,'bot','','greedy',NULL,NULL,NULL,'able',0);
INSERT INTO "seats" VALUES('trunfos-goes-on',3,'bot','','greedy',NULL,NULL,NULL,'able',0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	game_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	seed_commit VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, host INTEGER DEFAULT '0' NOT NULL, terms JSON DEFAULT '{}' NOT NULL, next VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('troika-goes-on','troika',1,'{"rules": "basic", "bonus_leader": "off", "insolvent": "pay_all", "tie_government": "vacant", "three_card": "two", "decline": "totals", "extra_government_vp": 0, "greek_family_vp": 2, "greek_leader_family": "card", "greek_title_money": "off"}','the seed of troika','dc6ddb163c1035a49d969a45eb07fc33c06880dcb1d8c33490b7c39760f638a1',1,0,'{"clock": "gentle"}',NULL);
INSERT INTO "tables" VALUES('troja-goes-on','troja',1,'{"elimination": "off", "taming": "off", "hidden_cards": "off", "round_limit": 3, "draw_fewer": "off", "reshuffle": "eager", "replace_item": "on", "pay_to_zero": "off", "agamemnon": "minus1", "defender_reward": "on", "added_heroes": "aeneas", "aegis": "any", "sleep": "all", "armed_duel": "off", "vanity_duel": "on", "taming_margin": "at_least"}','the seed of troja','7b289dff5661bf535d27e8ef92d28068720f89eafc9b5a59278000c83ed04383',1,0,'{"clock": "gentle"}',NULL);
INSERT INTO "tables" VALUES('trunfos-goes-on','trunfos',1,'{"auction_track": "deck", "kraken": "deck", "bonus_pairs": "deck", "prediction_max": 12, "last_bidder": "chronological", "prediction_reveal": "simultaneous", "first_leader": "round_first", "trump_choice": "any_other", "trump_order": "PSHC", "piles": "counts", "exact_scoring": "literal", "bonus_open": "off", "next_first_tie": "left_of_first"}','the seed of trunfos','d6bdbbc487c2a98b56b5b00f6e64eaefb13b0340b9965c248e3f36a5e17db102',1,0,'{"clock": "gentle"}',NULL);
CREATE TABLE timers (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	ask INTEGER, 
	due BIGINT NOT NULL, 
	bank BIGINT NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "timers" VALUES('troika-goes-on',0,NULL,9,9,9);
INSERT INTO "timers" VALUES('troja-goes-on',0,NULL,9,9,9);
INSERT INTO "timers" VALUES('trunfos-goes-on',0,NULL,9,9,9);
COMMIT;
