// Hair: cut, colour, blow dry, extensions, treatment, occasions, men, other.
import { apart, C, G, HAIR, K, L, N, P, R } from './core.js'
import { back, bow, flower, fluff, front, leaf, plait, side } from './people.js'
import * as T from './tools.js'

/** @typedef {import('./core.js').Pen} Pen @typedef {(p: Pen) => string} Draw */
const ROOMY = ['loaf', 'bay', 'sun', 'halo', 'egg', 'pebble']
/** A head in profile set in the middle. @param {string} s */
const mid = (s) => G(s, 52, 4)
/** Blades that show on this hair. @param {Pen} p */
const blade = (p) => (apart(p.hair.c, K.ink) < 170 || apart(p.bg, K.ink) < 170 ? K.cream : K.ink)
/** Snipped ends. @param {string} c */
export const snips = (c, x = 220, y = 470) =>
  L(`M${x} ${y}l16 30M${x + 60} ${y + 50}l-12 28M${x - 40} ${y + 60}l8 30M${x + 96} ${y + 6}l-6 26`, c, 11)
/** Mirror, lamp and chair: the salon. @param {Pen} p @param {string} [inMirror] */
export const salon = (p, inMirror = '', corner = '') => {
  const wall = p.bg,
    c = p.hue(wall, p.sh),
    d = p.hue(wall, p.sh, c),
    frame = p.hue(wall, K.sky)
  return (
    P('M0 0h800v600H0z', wall) +
    P('M0 500H800V600H0Z', p.sh) +
    P('M232 470V250C232 150 306 74 400 74S568 150 568 250V470Z', frame) +
    P('M256 470V252C256 164 322 100 400 100S544 164 544 252V470Z', K.sky) +
    L('M300 210L360 140M300 280L420 140', K.cream, 10) +
    inMirror +
    R(196, 462, 408, 26, 13, d) +
    L('M110 0V120', K.ink, 7) +
    P('M50 190C50 130 170 130 170 190Z', p.hue(wall)) +
    C(110, 196, 18, K.butter) +
    (corner || G(T.plant(p.hue(wall, p.sh), wall === K.leaf ? K.pea : K.leaf), 690, 370)) +
    P('M306 360C306 330 494 330 494 360L484 490H316Z', c) +
    R(262, 470, 276, 56, 28, c) +
    L('M262 430V500M538 430V500', d, 26) +
    L('M400 526V572M310 584H490', K.ink, 20)
  )
}
const CUTS = ['bob', 'crop', 'long', 'waves', 'curly', 'afro', 'fade', 'silver', 'bob'],
  LONGS = ['long', 'waves', 'bob', 'half', 'curly']

/** @type {Record<string, Draw[]>} */
export const hair = {
  cut: [
    (p) =>
      p.ground(ROOMY) +
      back(p, p.pick(CUTS), { cape: true }) +
      snips(p.hair.c, 250, 490) +
      G(T.scissors(p.hue(p.bg, p.cloth, p.sh), blade(p)), 574, 446, -9),
    (p) =>
      p.ground(ROOMY) +
      mid(
        side(p, p.pick(['bob', 'short', 'sleek', 'curls', 'afro', 'long']), {
          lips: p.yes() ? p.pick([K.radish, K.beet, K.rust]) : '',
          old: p.yes(0.3),
          glasses: p.yes(0.2),
        }),
      ) +
      G(
        T.grip(
          p.pick([p.skin, { c: '#C98550', l: K.brown }]),
          G(T.comb(p.hue(p.hair.c, p.bg), K.cream), 0, -50, -90, 0.9),
          p.hue(p.bg, p.sh),
        ),
        190,
        400,
        0,
        '-.8 .8',
      ),
    (p) =>
      p.ground(ROOMY) +
      G(T.lock(p.hair), 250, 300, 14, 1.1) +
      G(T.comb(p.hue(p.sh, p.hair.c), K.cream), 470, 210, -18, 0.95) +
      G(T.scissors(p.hue(p.bg, p.sh), blade(p)), 500, 430, 10, 1.15) +
      snips(p.hair.c, 330, 500),
    (p) => {
      const m = p.pick(['bob', 'crop', 'curly', 'afro', 'bun'])
      return salon(p, G(back(p, m), 256, 142, 0, 0.36)) + G(T.scissors(p.hue(p.bg)), 182, 440, 60, 0.5)
    },
    (p) => {
      const h = p.hair
      return (
        p.ground(['none', 'corner', 'low', 'hill', 'egg'].slice(1)) +
        L(
          N(8, (i) => `M${110 + i * 62}-30C${140 + i * 54} 130 ${90 + i * 60} 240 ${130 + i * 52} 400`),
          h.c,
          60,
        ) +
        L(
          N(8, (i) => `M${118 + i * 62} 0C${150 + i * 54} 130 ${100 + i * 60} 240 ${134 + i * 52} 380`),
          h.l,
          8,
        ) +
        snips(h.c, 300, 500) +
        snips(h.c, 500, 470) +
        G(T.scissors(p.hue(p.bg, h.c, p.sh), blade(p)), 520, 420, 4, 1.25)
      )
    },
  ],
  colour: [
    (p) => {
      const nat = p.yes(),
        cs = nat
          ? p.pick([
              [K.brown, '#8C4F33', '#C98550', K.peach, K.butter, K.cream],
              [K.ink, K.brown, '#8C4F33', K.rust, K.carrot, K.dandelion],
              [K.ink, K.brown, K.rust, '#C98550', K.butter, K.cream],
            ])
          : p.pick([
              [K.beet, K.radish, K.carrot, K.dandelion, K.carrot, K.radish],
              [K.ink, K.blue, K.corn, K.sky, K.pink, K.radish],
              [K.clover, K.leaf, K.sage, K.pea, K.butter, K.dandelion],
              [K.beet, K.radish, K.pink, K.blush, K.corn, K.blue],
            ])
      const b = p.hue(cs[2], cs[3], p.bg)
      return (
        p.ground(['loaf'], ['plain', 'dots', 'stripes']) +
        N(6, (i) =>
          L(
            `M${214 + i * 74}-60C${214 + i * 74} 110 ${96 + i * 74} 190 ${132 + i * 74} 320C${166 + i * 74} 440 ${272 + i * 66} 470 ${250 + i * 66} 660`,
            cs[i],
            78,
            ' stroke-linecap="butt"',
          ),
        ) +
        G(T.tint(b, p.pick(cs)), 566, 268, p.int(18, 32))
      )
    },
    (p) => {
      const h = p.hair,
        f = p.hue(h.c, p.bg),
        g = p.on(f)
      return (
        p.ground(ROOMY) +
        back(p, p.pick(['bob', 'long', 'waves', 'curly', 'bob']), { cape: true, h }) +
        N(3, (i) =>
          G(
            R(-46, -70, 92, 170, 12, f) + L('M-46-36H46M-22-6V70M2-6V70M26-6V70', g, 6),
            288 + i * 112,
            [250, 214, 250][i],
            [9, 0, -9][i],
          ),
        ) +
        G(T.tint(p.hue(p.bg, p.cloth, h.c), p.hue(h.c, p.cloth)), 600, 400, 24, 0.8)
      )
    },
    (p) => {
      const d = p.hue(p.sh),
        b = p.hue(p.sh, d)
      return (
        p.ground(['bay', 'egg', 'loaf', 'pebble']) +
        G(T.tube(p.hue(p.bg, p.sh), p.hue(p.sh)), 180, 300, -16, 1) +
        G(T.bowl(b, K.cream, d), 420, 400, 0, 1.15) +
        G(T.tint(p.hue(p.bg, d, b), d), 520, 260, 148, 0.86) +
        G(
          P('M-200-40C-200 90-130 150 0 150S200 90 200-40C120-6-120-6-200-40Z', b) +
            L('M-130 66C-100 100-60 116-10 118', K.cream),
          420,
          400,
          0,
          1.15,
        )
      )
    },
    (p) => {
      const h = p.hair,
        t = p.hairFor(false),
        a = p.pick(HAIR.slice(8)).c,
        b = a === h.c ? K.carrot : a
      return (
        p.ground(ROOMY) +
        mid(
          side(p, 'long', {
            h: { c: h.c, l: b },
            lips: p.yes(0.7) ? p.pick([K.radish, K.beet]) : '',
            glasses: p.yes(0.2),
          }) +
            L(
              'M140 360C140 440 170 520 140 640M196 330C200 440 220 520 196 640M300 330C290 430 312 520 290 640M250 400C246 480 262 560 244 640',
              b,
              26,
            ) +
            L('M380 96C300 120 240 180 216 300', t.c === h.c ? b : b, 16),
        )
      )
    },
    (p) => {
      const cs = p
        .pick([
          [0, 2, 3, 4, 6],
          [2, 5, 6, 7, 8],
          [9, 10, 6, 12, 11],
          [1, 3, 4, 10, 9],
          [0, 2, 5, 6, 7],
          [6, 4, 3, 2, 0],
          [7, 6, 4, 10, 9],
          [0, 9, 10, 8, 7],
          [12, 11, 8, 7, 6],
        ])
        .map((/** @type {number} */ i) => HAIR[i])
      return (
        p.ground(['low', 'bay', 'hill']) +
        N(5, (i) =>
          G(
            R(-40, -210, 80, 54, 14, p.sh === K.cream ? K.ink : K.cream) +
              P('M-44-164H44C60-20 66 120 40 190C20 226-14 190-30 220C-60 120-62-20-44-164Z', cs[i].c) +
              L('M-18-140C-26-20-24 80-14 170M14-140C20-20 24 80 16 160', cs[i].l, 7),
            152 + i * 124,
            320 + (i % 2) * 24,
            (i - 2) * 3,
          ),
        )
      )
    },
  ],
  blow_dry: [
    (p) => {
      const a = p.hair.c,
        b = p.hue(a, p.bg),
        c = p.hue(p.bg, p.sh, a),
        d = c === K.radish ? K.beet : c === K.ink ? K.leaf : K.ink
      return (
        p.ground(['sun', 'egg', 'bay']) +
        N(3, (i) =>
          L(
            `M330 ${210 + i * 66}C262 ${156 + i * 66} 214 ${260 + i * 66} 140 ${214 + i * 66}C84 ${178 + i * 66} 40 ${236 + i * 66}-60 ${200 + i * 66}`,
            i % 2 ? b : a,
            44,
            ' stroke-linecap="butt"',
          ),
        ) +
        L('M560 560C566 610 620 560 660 640', d, 14) +
        G(T.dryer(c, d, K.cream), 480, 280, -7)
      )
    },
    (p) => {
      const c = p.hue(p.bg, p.sh, p.hair.c),
        d = c === K.ink ? K.leaf : K.ink
      return (
        p.ground(ROOMY) +
        G(
          side(p, 'sleek', { lips: p.yes(0.7) ? K.radish : '', old: p.yes(0.2) }) +
            L(
              'M300 96C180 80 120 130 60 100S-60 60-140 110M230 190C140 190 100 240 40 210S-60 190-140 230M190 290C120 300 80 350 20 320S-60 300-140 340',
              p.hair.c,
              62,
            ) +
            L(
              'M300 96C180 80 120 130 60 100S-60 60-140 110M200 200C140 200 100 240 40 210S-60 190-140 230',
              p.hair.l,
              7,
            ),
          120,
          30,
        ) +
        G(T.dryer(c, d, K.cream), 700, 160, 8, 0.62)
      )
    },
    (p) => {
      const c = p.hue(p.bg, p.cloth, p.hair.c)
      return (
        p.ground(ROOMY) +
        back(p, p.pick(LONGS), { cape: p.yes() }) +
        G(T.grip(p.skin, G(T.roundBrush(c, p.hue(c, p.hair.c)), 0, -120), p.hue(p.bg, p.cloth)), 560, 420, 0, 0.86)
      )
    },
    (p) => {
      const c = p.hue(p.sh),
        d = c === K.ink ? K.leaf : K.ink
      return (
        p.ground(['egg', 'pebble', 'bay', 'loaf']) +
        L('M470 420C560 480 600 560 700 520S820 560 860 540', d, 14) +
        G(T.roundBrush(p.hue(p.bg, p.sh), p.hue(p.sh)), 220, 320, -28, 1.15) +
        G(T.dryer(c, d, K.cream), 470, 270, p.int(-16, 4), 1)
      )
    },
    (p) => {
      const c = p.hue(p.hair.c, p.bg)
      return (
        p.ground(ROOMY) +
        front(p, p.pick(['long', 'fringe', 'curly']), {
          lips: p.pick(['', K.radish, K.beet]),
          lash: p.yes(),
          smile: true,
          glasses: p.yes(0.25),
        }) +
        G(
          N(3, (i) => R(-40, -130 + i * 64, 80, 50, 25, c) + L(`M-20 ${-105 + i * 64}H20`, p.on(c), 6)),
          232,
          340,
          6,
        ) +
        G(
          N(3, (i) => R(-40, -130 + i * 64, 80, 50, 25, c) + L(`M-20 ${-105 + i * 64}H20`, p.on(c), 6)),
          568,
          340,
          -6,
        )
      )
    },
  ],
  extensions: [
    (p) => p.ground(ROOMY) + back(p, p.pick(['plait', 'plaits', 'canerows', 'locs', 'half', 'waves'])),
    (p) => {
      const bar = p.hue(p.bg, p.sh)
      return (
        p.ground(['bay', 'loaf', 'low']) +
        L('M90 96H710', bar, 20) +
        N(3, (i) => {
          const h = i === 1 ? p.hair : p.hairFor(p.yes()),
            x = 220 + i * 180
          return (
            L(`M${x} 96V140`, bar, 10) +
            R(x - 74, 134, 148, 40, 14, p.hue(h.c, p.sh)) +
            P(
              `M${x - 68} 168H${x + 68}C${x + 96} 300 ${x + 40} 380 ${x + 78} ${520 + (i % 2) * 40}C${x + 30} ${490 + (i % 2) * 40} ${x - 20} ${560 + (i % 2) * 30} ${x - 70} ${520 + (i % 2) * 40}C${x - 110} 400 ${x - 40} 300 ${x - 68} 168Z`,
              h.c,
            ) +
            L(
              `M${x - 30} 190C${x - 20} 310 ${x - 70} 390 ${x - 40} 500M${x} 190C${x + 20} 310 ${x - 20} 390 ${x + 4} 500M${x + 34} 190C${x + 60} 310 ${x + 10} 390 ${x + 44} 490`,
              h.l,
              7,
            )
          )
        })
      )
    },
    (p) =>
      p.ground(ROOMY) +
      mid(
        side(p, p.pick(['plait', 'locs', 'tail', 'long']), { lips: p.pick(['', K.radish, K.beet]), old: p.yes(0.15) }),
      ),
    (p) => {
      const h = p.hair
      return (
        p.ground(['corner', 'hill', 'egg', 'low']) +
        G(
          N(4, (i) =>
            L(`M${-150 + i * 100}-460C${-110 + i * 70}-380 ${-60 + i * 40}-340 ${-30 + i * 20}-260`, h.c, 70),
          ) +
            N(4, (i) =>
              L(`M${-150 + i * 100}-460C${-110 + i * 70}-380 ${-60 + i * 40}-340 ${-30 + i * 20}-270`, h.l, 8),
            ) +
            plait(0, -250, 9, 112, h, 0.05),
          400,
          300,
          p.int(-20, 20),
        ) +
        G(T.pinch(p.skin, '', p.cloth, p.pick(['', K.radish, K.blue])), 500, 340, 0, 0.85) +
        bow(0, 0, p.bg, p.bg, 0.01)
      )
    },
    (p) => {
      const h = p.hairFor(true),
        b = p.hue(h.c, p.sh)
      return (
        p.ground(['bay', 'sun', 'egg']) +
        G(
          L(
            N(
              7,
              (i) =>
                `M${-180 + i * 60}-340C${-200 + i * 66}-120 ${-150 + i * 50} 100 ${-190 + i * 64} ${250 - Math.abs(3 - i) * 24}`,
            ),
            h.c,
            44,
          ) +
            L(
              N(
                7,
                (i) =>
                  `M${-180 + i * 60}-340C${-200 + i * 66}-120 ${-150 + i * 50} 100 ${-190 + i * 64} ${250 - Math.abs(3 - i) * 24}`,
              ),
              h.l,
              26,
              ' stroke-dasharray="2 24"',
            ) +
            N(7, (i) => C(-190 + i * 64, 262 - Math.abs(3 - i) * 24, 24, i % 2 ? b : K.dandelion)),
          400,
          290,
        )
      )
    },
  ],
  treatment: [
    (p) =>
      p.ground(ROOMY) +
      front(p, 'wrap', {
        bare: p.yes(),
        robe: true,
        top: K.cream,
        lips: p.pick(['', K.radish, K.rust]),
        beard: p.yes(0.15),
        lash: p.yes(),
        old: p.yes(0.3),
      }) +
      G(T.sheaf(p.hue(p.bg, p.sh), K.cream), 130, 600, -10, 0.9) +
      G(T.drop(p.hue(p.sh, p.bg)), 650, 200, 14, 0.6),
    (p) => {
      const w = p.hue(p.skin.c, p.bg, p.sh),
        b = p.hue(p.bg, K.cream, p.sh, p.hair.c)
      return (
        p.ground(['low', 'bay', 'sun']) +
        G(
          side(p, p.pick(['buzz', 'short']), { lips: p.pick(['', K.radish]), beard: p.pick(['', '', 'full']), top: w }),
          60,
          575,
          -74,
          0.86,
        ) +
        P(
          'M40 330C40 300 70 290 100 300C170 340 240 340 300 310C330 330 320 400 290 450L240 640H100L70 470C40 420 40 380 40 330Z',
          b,
        ) +
        fluff(190, 300, 130, 66, 10, K.cream) +
        C(96, 210, 24, K.cream) +
        C(150, 170, 15, K.cream) +
        C(300, 190, 18, K.cream) +
        G(T.flat(p.pick([p.skin, { c: '#8C4F33', l: '#3D1C14' }]), '', p.cloth), 214, 200, 172, 0.62)
      )
    },
    (p) => T.still(p, 'pump jar tube dropper spray towels bowl round'),
    (p) =>
      p.ground(ROOMY) +
      back(p, p.pick(['long', 'waves', 'curly', 'bob']), { cape: true }) +
      G(
        T.grip(p.skin, G(T.comb(p.hue(p.hair.c, p.cloth), K.cream), -60, -40, -8, 0.9), p.hue(p.bg, p.cloth)),
        540,
        380,
        0,
        0.84,
      ) +
      G(T.drop(p.hue(p.bg, p.hair.c)), 180, 160, 0, 0.5) +
      G(T.drop(p.hue(p.bg, p.hair.c)), 110, 260, 0, 0.36),
    (p) => {
      const a = p.hue(p.sh, p.bg)
      return (
        p.ground(['loaf', 'bay', 'egg']) +
        G(T.dropper(a, K.ink, K.cream), 330, 360, 0, 1.05) +
        G(T.drop(p.hue(p.bg, p.sh, a)), 560, 300, 22) +
        G(T.sheaf(p.hue(p.sh), p.sh), 190, 604, -24) +
        G(T.lock(p.hair), 690, 400, -12, 0.7)
      )
    },
  ],
  occasions: [
    (p) => {
      const f = p.hue(p.hair.c, p.sh),
        m = f === K.dandelion ? K.rust : K.dandelion,
        l = p.hue(p.hair.c, p.sh, f)
      return (
        p.ground(ROOMY) +
        back(p, 'bun', { bare: true }) +
        leaf(266, 230, -62, 26, 92, l) +
        leaf(270, 246, -112, 24, 84, l) +
        leaf(534, 230, 62, 26, 92, l) +
        leaf(530, 246, 112, 24, 84, l) +
        flower(306, 236, 44, f, m) +
        flower(494, 236, 44, f, m) +
        flower(368, 262, 33, f, m) +
        flower(434, 264, 30, f, m)
      )
    },
    (p) => {
      const f = p.hue(p.hair.c, p.sh),
        m = f === K.dandelion ? K.rust : K.dandelion
      return (
        p.ground(ROOMY) +
        mid(
          side(p, 'knot', { lips: p.pick([K.radish, K.beet, K.rust]), top: p.hue(p.skin.c, p.sh), old: p.yes(0.2) }) +
            flower(232, 214, 38, f, m) +
            flower(276, 260, 30, f, m) +
            flower(206, 280, 26, f, m) +
            (p.yes() ? C(312, 380, 15, K.dandelion) + C(312, 412, 10, K.dandelion) : ''),
        )
      )
    },
    (p) => {
      const s = p.hue(p.hair.c, p.sh)
      return (
        p.ground(ROOMY) +
        back(p, p.pick(['half', 'waves', 'plait', 'long']), { bare: true }) +
        L('M250 214C320 262 480 262 550 214', s, 13, ' stroke-dasharray="0 34"') +
        N(5, (i) => leaf(270 + i * 65, 228 + [0, 14, 20, 14, 0][i], (i - 2) * 26, 16, 60, p.hue(p.hair.c)))
      )
    },
    (p) => {
      const f = p.hue(p.sh, p.bg),
        m = f === K.dandelion ? K.rust : K.dandelion,
        c = p.hue(p.sh, f)
      return (
        p.ground(['egg', 'pebble', 'bay', 'sun']) +
        G(T.comb(c, p.sh), 400, 300, -8, 1.2) +
        flower(200, 250, 56, f, m) +
        flower(300, 200, 70, f, m) +
        flower(414, 216, 52, f, m) +
        leaf(500, 226, 64, 26, 110, K.leaf) +
        leaf(160, 300, -120, 26, 100, K.leaf) +
        G(T.slide(f, K.cream), 560, 470, -24, 0.9) +
        L('M180 490q60-50 110 0t110 0', p.hue(p.sh), 16, ' stroke-dasharray="0 27"')
      )
    },
    (p) =>
      p.ground(ROOMY) +
      front(p, p.pick(['top', 'band', 'curly', 'afro', 'long', 'flat']), {
        lips: p.pick([K.radish, K.beet, K.rust]),
        lash: true,
        smile: p.yes(),
        old: p.yes(0.2),
        on: p.yes() ? C(258, 392, 14, K.dandelion) + C(542, 392, 14, K.dandelion) : '',
      }) +
      [0, 1, 2, 3, 4]
        .map((i) => flower(284 + i * 58, [196, 160, 148, 160, 196][i], 28, p.hue(p.hair.c, p.sh), K.dandelion))
        .join(''),
  ],
  men: [
    (p) =>
      p.ground(ROOMY) +
      mid(
        side(p, p.pick(['quiff', 'short', 'buzz', 'bald', 'afro', 'quiff', 'locs', 'knot']), {
          h: p.hairFor(true),
          beard: p.pick(['full', 'goatee', 'long', '', 'full']),
          old: p.yes(0.3),
          glasses: p.yes(0.25),
        }),
      ),
    (p) =>
      p.ground(ROOMY) +
      back(p, p.pick(['fade', 'crop', 'fade']), { h: p.hairFor(true), cape: true }) +
      G(
        T.grip(
          p.pick([p.skin, { c: '#A5653F', l: '#4A241A' }]),
          G(T.clipper(p.hue(p.bg, p.cloth, p.hair.c), p.hue(p.sh)), 0, -60),
          p.hue(p.bg, p.cloth),
        ),
        590,
        380,
        -8,
        0.9,
      ),
    (p) => T.fan(p, 'clipper razor brush round spray clipper'),
    (p) =>
      p.ground(ROOMY) +
      front(p, p.pick(['crop', 'flat', 'bald', 'curly', 'afro', 'locs']), {
        h: p.hairFor(true),
        beard: p.yes(0.75),
        old: p.yes(0.3),
        glasses: p.yes(0.3),
        smile: true,
        w: 15,
        jaw: p.int(1, 2),
      }),
    (p) => {
      const a = p.hue(p.bg, p.sh),
        b = p.hue(a, K.cream)
      return salon(
        p,
        '',
        G(
          R(-46, -150, 92, 300, 20, K.cream) +
            N(4, (i) =>
              P(`M-46 ${-120 + i * 72}L46 ${-160 + i * 72}V${-126 + i * 72}L-46 ${-86 + i * 72}Z`, i % 2 ? b : a),
            ) +
            R(-60, -180, 120, 40, 20, K.ink) +
            R(-60, 136, 120, 40, 20, K.ink),
          684,
          256,
          0,
          1,
        ),
      )
    },
  ],
  other: [
    (p) => {
      const c = p.hue(p.sh, p.bg),
        y = p.hue(p.sh, c)
      return (
        p.ground(['pebble', 'egg', 'bay']) +
        G(T.comb(c, K.cream), 370, 250, -24) +
        G(T.slide(y, p.on(y)), 520, 424, -30) +
        G(T.slide(p.on(p.sh), y), 566, 506, -30, 0.8) +
        `<circle cx="214" cy="444" r="58" stroke="${p.hue(p.sh, c)}" stroke-width="38"/>`
      )
    },
    (p) => {
      const c = p.hue(p.sh, p.bg),
        d = p.hue(p.sh, p.bg, c)
      return (
        p.ground(['egg', 'loaf', 'bay', 'pebble']) +
        G(T.mirror(c, K.sky), 300, 290, -18, 1.05) +
        bow(560, 230, d, p.on(d), 1.3) +
        G(T.tailComb(p.hue(p.sh, c), K.cream), 580, 430, -14, 0.8)
      )
    },
    (p) => {
      const c = p.hue(p.bg, p.sh),
        h = p.pick(HAIR.filter((x) => apart(x.c, K.cream) > 150 && apart(x.c, p.sh) > 130))
      return (
        p.ground(ROOMY) +
        front(p, p.pick(['long', 'fringe', 'curly', 'afro', 'locs']), {
          h,
          skin: { c: K.cream, l: K.peach },
          plain: true,
          top: c,
          jaw: 0,
          on: L('M400 150V504M264 336H536', K.peach, 6),
        })
      )
    },
    (p) =>
      p.ground(ROOMY) +
      back(p, p.pick(['plaits', 'tail', 'silver', 'afro', 'canerows', 'curly'])) +
      G(T.spray(p.hue(p.bg, p.cloth), p.hue(p.sh)), 640, 400, 0, 0.85),
    (p) => T.still(p, 'spray round tube mirror jar pump plant', p.int(3, 4)),
  ],
}
