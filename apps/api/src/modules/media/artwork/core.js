// The hand that draws: palette, seeded chance, primitives, backgrounds. No dependencies.
/** @typedef {{c:string,l:string}} Pair  A fill and the line that is drawn on it. */
/** @typedef {ReturnType<typeof pen>} Pen  Everything a composition draws with; derived from the seed alone. */

/** The vegetable drawer: the colours of the sixteen hand-drawn covers, nothing else. */
export const K = {
  ink: '#0B3B2C',
  clover: '#0B4D38',
  leaf: '#2F8F63',
  sage: '#86C39B',
  mint: '#D3EDDA',
  pea: '#BFE08A',
  beet: '#8E1B45',
  radish: '#F2587A',
  pink: '#FFB3C1',
  blush: '#FFDCE2',
  rust: '#CF4A17',
  carrot: '#FF8A42',
  peach: '#FFC79A',
  dandelion: '#FFCF3F',
  butter: '#FFE9A6',
  cream: '#FFF6E9',
  blue: '#2F55C0',
  corn: '#8FB1FC',
  sky: '#D3E2FF',
  brown: '#5B2E22',
}
/** Skin and the line drawn on it. Seven tones, equally likely. @type {Pair[]} */
export const SKIN = [
  ['#FFD8BF', '#C98550'],
  ['#F0B48A', '#8C4F33'],
  ['#DD9A68', '#7A402A'],
  ['#C98550', '#5B2E22'],
  ['#A5653F', '#4A241A'],
  ['#8C4F33', '#3D1C14'],
  ['#5B2E22', '#C98550'],
].map(([c, l]) => ({ c, l }))
/** Hair and the strands drawn on it; the first eight grow by themselves. @type {Pair[]} */
export const HAIR = [
  [K.ink, '#2F8F63'],
  [K.ink, '#5B2E22'],
  [K.brown, '#C98550'],
  ['#8C4F33', '#FFC79A'],
  [K.rust, '#FFC79A'],
  ['#C98550', '#5B2E22'],
  [K.dandelion, '#FFF6E9'],
  [K.cream, '#8FB1FC'],
  [K.sky, '#2F55C0'],
  [K.beet, '#FFB3C1'],
  [K.radish, '#8E1B45'],
  [K.blue, '#D3E2FF'],
  [K.leaf, '#0B3B2C'],
].map(([c, l]) => ({ c, l }))
/** Ground and the shape on it. */
const GROUND = [
  [K.corn, K.sky],
  [K.carrot, K.peach],
  [K.sage, K.mint],
  [K.dandelion, K.butter],
  [K.pink, K.blush],
  [K.radish, K.pink],
  [K.clover, K.leaf],
  [K.pea, K.mint],
  [K.sky, K.corn],
  [K.butter, K.dandelion],
  [K.mint, K.sage],
  [K.peach, K.carrot],
  [K.blush, K.pink],
  [K.blue, K.corn],
  [K.beet, K.radish],
  [K.cream, K.peach],
  [K.peach, K.butter],
  [K.sage, K.pea],
  [K.corn, K.blush],
  [K.leaf, K.sage],
  [K.cream, K.pea],
  [K.blush, K.peach],
]
const BRIGHT = [
  K.clover,
  K.leaf,
  K.beet,
  K.radish,
  K.rust,
  K.carrot,
  K.dandelion,
  K.blue,
  K.corn,
  K.pink,
  K.cream,
  K.ink,
  K.pea,
  K.sage,
]

/** Stable 32-bit hash of a text. @param {string} s */
export const hash = (s) => {
  let h = 2166136261
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 16777619)
  h ^= h >>> 15
  h = Math.imul(h, 2246822519)
  return (h ^ (h >>> 13)) >>> 0
}
/** Seeded chance in [0, 1). @param {string} s */
export const chance = (s) => {
  let a = hash(s)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const rgb = (/** @type {string} */ h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16))
/** How far two colours stand apart, 0 to about 760. @param {string} a @param {string} b */
export const apart = (a, b) => {
  const [p, q] = [rgb(a), rgb(b)],
    m = (p[0] + q[0]) / 2,
    d = p.map((v, i) => v - q[i])
  return Math.sqrt((2 + m / 256) * d[0] ** 2 + 4 * d[1] ** 2 + (2 + (255 - m) / 256) * d[2] ** 2)
}
/** Lightness, 0 to 255. @param {string} h */
export const light = (h) => {
  const [r, g, b] = rgb(h)
  return 0.3 * r + 0.59 * g + 0.11 * b
}

const n = (/** @type {number} */ v) => String(Math.round(v * 10) / 10)
/** @param {string} d @param {string} f @param {string} [more] */
export const P = (d, f, more = '') => `<path d="${d}" fill="${f}"${more}/>`
/** A line with round ends. @param {string} d @param {string} c @param {number} [w] @param {string} [more] */
export const L = (d, c, w = 8, more = '') => `<path d="${d}" stroke="${c}" stroke-width="${w}"${more}/>`
/** @param {number} x @param {number} y @param {number} r @param {string} f */
export const C = (x, y, r, f) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${f}"/>`
/** @param {number} x @param {number} y @param {number} a @param {number} b @param {string} f @param {number} [rot] */
export const E = (x, y, a, b, f, rot = 0) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${f}"${rot ? ` transform="rotate(${n(rot)} ${n(x)} ${n(y)})"` : ''}/>`
/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r @param {string} f */
export const R = (x, y, w, h, r, f) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${f}"/>`
/** Moves, turns and scales a drawing. @param {string} inner @param {number} x @param {number} y @param {number} [rot] @param {number|string} [s] */
export const G = (inner, x, y, rot = 0, s = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${n(rot)})` : ''}${s !== 1 ? ` scale(${s})` : ''}">${inner}</g>`
/** Repeats. @param {number} k @param {(i:number)=>string} f */
export const N = (k, f) => Array.from({ length: k }, (_, i) => f(i)).join('')

/** Shapes behind the subject: the loaf first of all. @type {Record<string,(c:string)=>string>} */
const SHAPE = {
  loaf: (c) => P('M146 600V312C146 168 260 56 400 56S654 168 654 312V600Z', c),
  sun: (c) => C(400, 300, 252, c),
  egg: (c) => E(400, 304, 324, 250, c),
  pebble: (c) =>
    P('M116 330C86 180 250 56 420 78C604 100 726 220 684 372C652 506 500 566 358 544C226 524 142 452 116 330Z', c),
  hill: (c) => P('M0 412C150 356 270 392 400 428S650 492 800 412V600H0Z', c),
  twin: (c) =>
    P(
      'M70 600V330C70 200 150 120 244 120S418 200 418 330V600ZM440 600V250C440 120 520 40 600 40S760 120 760 250V600Z',
      c,
    ),
  bay: (c) => P('M60 600V380C60 170 210 40 400 40S740 170 740 380V600Z', c),
  halo: (c) => `<circle cx="400" cy="300" r="226" stroke="${c}" stroke-width="56"/>${C(400, 300, 150, c)}`,
  low: (c) => P('M0 300H800V600H0Z', c),
  none: () => '',
  corner: (c) => P('M0 600V60C330 60 640 260 700 600Z', c),
}
/** Quiet wallpapers; dots are round caps of a dashed line, so no ids are needed. @type {Record<string,(c:string)=>string>} */
const PAPER = {
  none: () => '',
  plain: () => '',
  dots: (c) =>
    L(
      N(9, (i) => `M${i % 2 ? 0 : 46} ${20 + i * 70}H860`),
      c,
      16,
      ' stroke-dasharray="0 92"',
    ),
  rain: (c) =>
    L(
      N(6, (i) => `M${i % 2 ? 20 : 70} ${40 + i * 106}h900`),
      c,
      9,
      ' stroke-dasharray="26 74"',
    ),
  stripes: (c) =>
    L(
      N(8, (i) => `M${50 + i * 100} -20V640`),
      c,
      22,
      ' stroke-linecap="butt"',
    ),
  tiles: (c) => L(N(6, (i) => `M${100 + i * 120} -9V610`) + N(4, (i) => `M-9 ${90 + i * 140}H810`), c, 5),
  waves: (c) =>
    L(
      N(5, (i) =>
        `M-20 ${60 + i * 120}q52.500 -44 105 0t105 0t105 0t105 0t105 0t105 0t105 0t105 0`.replace('.500', '.5'),
      ),
      c,
      9,
    ),
  sprigs: (c) =>
    N(10, (i) => {
      const x = [70, 190, 330, 500, 640, 745, 90, 720, 40, 770][i],
        y = [90, 40, 130, 60, 120, 50, 330, 300, 520, 500][i]
      return P(`M${x} ${y}c16-20 16-38 0-54c-16 16-16 34 0 54ZM${x + 6} ${y + 6}c26 2 38-6 46-26c-22-4-38 4-46 26Z`, c)
    }),
}

/** @param {string} seed @param {string} key */
export function pen(seed, key) {
  const r = chance(`${key}:${seed}`),
    id = `g${hash(`${key}:${seed}`).toString(36)}`
  const pick = (/** @type {readonly any[]} */ a) => a[Math.floor(r() * a.length)]
  const [bg, sh] = pick(GROUND)
  let ids = 0
  /** A bright that stands off from all the given colours. @param {...string} from @returns {string} */
  const hue = (...from) => {
    const ok = (/** @type {number} */ d) => BRIGHT.filter((c) => from.every((f) => f === '' || apart(c, f) > d))
    for (const d of [230, 190, 150, 110, 70]) {
      const a = ok(d)
      if (a.length) return pick(a)
    }
    return K.ink
  }
  const skin = pick(SKIN)
  /** Hair that reads against ground, shape and skin. @param {boolean} [natural] @returns {Pair} */
  const hairFor = (natural = true) => {
    const deep = light(skin.c) < 125,
      a = (natural ? HAIR.slice(0, 8).filter((_, i) => !deep || i < 3 || i === 7) : HAIR).filter(
        (h) => apart(h.c, sh) > 130 && apart(h.c, bg) > 70 && apart(h.c, skin.c) > 90,
      )
    return a.length ? pick(a) : HAIR[0]
  }
  const hair = hairFor(r() < 0.72)
  const cloth = hue(sh, bg, skin.c, hair.c)
  return {
    r,
    pick,
    bg,
    sh,
    hue,
    skin,
    hair,
    hairFor,
    cloth,
    id: () => `${id}${ids++}`,
    /** A line that can be read on a fill. @param {string} c */
    on: (c) => (light(c) > 128 ? (light(c) > 190 && r() < 0.5 ? K.beet : K.ink) : K.cream),
    yes: (p = 0.5) => r() < p,
    int: (/** @type {number} */ a, /** @type {number} */ b) => a + Math.floor(r() * (b - a + 1)),
    /** The ground: colour, wallpaper, shape. @param {string[]} [shapes] @param {string[]} [papers] */
    ground: (shapes = ['loaf', 'sun', 'egg', 'pebble', 'bay', 'halo'], papers = Object.keys(PAPER)) => {
      const shade = apart(bg, sh) > 200 ? mix(bg, sh, 0.35) : mix(bg, sh, 0.55)
      return P('M0 0h800v600H0z', bg) + PAPER[pick(papers)](shade) + SHAPE[pick(shapes)](sh)
    },
  }
}
/** Blend of two colours; only for wallpapers and shadows on skin. @param {string} a @param {string} b @param {number} t */
export const mix = (a, b, t) => {
  const [p, q] = [rgb(a), rgb(b)]
  return (
    '#' +
    p
      .map((v, i) =>
        Math.round(v + (q[i] - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
      .toUpperCase()
  )
}
/** The canvas of every picture: 800 by 600, safe in the middle square; mirrored and moved closer by the seed. @param {string} inner @param {boolean} flip @param {number} zoom @param {number} [dy] */
export const frame = (inner, flip, zoom, dy = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><g fill="none" stroke-linecap="round" stroke-linejoin="round"${flip || zoom !== 1 || dy ? ` transform="translate(${flip ? n(400 + 400 * zoom) : n(400 - 400 * zoom)} ${n(300 - 300 * zoom + dy)}) scale(${flip ? '-' : ''}${zoom} ${zoom})"` : ''}>${inner}</g></svg>`
