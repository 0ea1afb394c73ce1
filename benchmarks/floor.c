/* The trick play of Trunfos e Tesouros in plain C: how fast the same work could be.
 *
 * The same rules, random choices and generator as the library's own loop, so that both play the
 * same cards from the same seeds and their scores can be compared. Cards, masks and packed counts
 * are those of the library: a card is suit * 16 + rank, counts are 8 bits a suit.
 */
#include <stdint.h>

typedef struct {
    uint32_t k0, k1, c1, c2, c3, block, used, words[4];
} Rng;

typedef struct {
    int64_t hands[4], marks[4], won[4];
    int64_t seats, leader, trump, level, tricks;
    int64_t kraken, levels, level_points, card_points;
} Round;

static uint32_t word(Rng *r)
{
    if (r->used == 4) {
        uint32_t c0 = r->block++, c1 = r->c1, c2 = r->c2, c3 = r->c3, k0 = r->k0, k1 = r->k1;
        for (int i = 0; i < 10; i++) {
            uint64_t left = (uint64_t)0xD2511F53 * c0, right = (uint64_t)0xCD9E8D57 * c2;
            c0 = (uint32_t)(right >> 32) ^ c1 ^ k0;
            c1 = (uint32_t)right;
            c2 = (uint32_t)(left >> 32) ^ c3 ^ k1;
            c3 = (uint32_t)left;
            k0 += 0x9E3779B9;
            k1 += 0xBB67AE85;
        }
        r->words[0] = c0, r->words[1] = c1, r->words[2] = c2, r->words[3] = c3;
        r->used = 0;
    }
    return r->words[r->used++];
}

static uint32_t below(Rng *r, uint32_t bound)
{
    return (uint32_t)(((uint64_t)word(r) * bound) >> 32);
}

static int pick(uint64_t cards, Rng *r)
{
    int total = __builtin_popcountll(cards);
    for (uint32_t place = total > 1 ? below(r, total) : 0; place > 0; place--)
        cards &= cards - 1;
    return __builtin_ctzll(cards);
}

static int64_t play(Round *t, Rng *r)
{
    int64_t decisions = 0;
    for (; t->tricks < 12; t->tricks++) {
        int64_t led = 0, counts = 0, winner = 0;
        int cards[4];
        for (int64_t place = 0; place < t->seats; place++) {
            int64_t seat = (t->leader + place) % t->seats;
            uint64_t follow = place ? t->hands[seat] & ((uint64_t)0x1FFF << (16 * led)) : 0;
            int card = pick(follow ? follow : (uint64_t)t->hands[seat], r);
            if (place == 0)
                led = card >> 4;
            t->hands[seat] &= ~((uint64_t)1 << card);
            cards[place] = card;
            counts += (int64_t)1 << (8 * (card >> 4));
            decisions++;
            if (t->kraken >> card & 1 && ++t->level == t->levels) {
                int64_t trump = below(r, 3);
                t->trump = trump + (trump >= t->trump);
                t->level = 0;
                decisions++;
            }
        }
        for (int64_t place = 0, best = -1; place < t->seats; place++) {
            int64_t suit = cards[place] >> 4;
            int64_t strength = (cards[place] & 15) + (suit == t->trump ? 32 : suit == led ? 16 : 0);
            if (strength > best)
                best = strength, winner = (t->leader + place) % t->seats;
        }
        t->won[winner] += counts;
        if (t->marks[winner] >> (8 * led) & 0xFF)
            t->marks[winner] -= (int64_t)1 << (8 * led);
        t->leader = winner;
    }
    return decisions;
}

static int64_t points(const Round *t, int64_t seat)
{
    int64_t sum = 0;
    for (int suit = 0; suit < 4; suit++) {
        int64_t level = t->marks[seat] >> (8 * suit) & 0xFF;
        int64_t won = t->won[seat] >> (8 * suit) & 0xFF;
        sum += level ? level * t->level_points : won * t->card_points;
    }
    return sum;
}

/* Play copies of `number` rounds on to their ends; adds up the points by seat, returns decisions. */
int64_t play_rounds(const Round *rounds, int64_t number, Rng *r, int64_t *totals)
{
    int64_t decisions = 0;
    for (int64_t i = 0; i < number; i++) {
        Round t = rounds[i];
        decisions += play(&t, r);
        for (int64_t seat = 0; seat < t.seats; seat++)
            totals[seat] += points(&t, seat);
    }
    return decisions;
}
