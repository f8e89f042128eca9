// Gallery drawings and portraits for Ginipig: the same seed always gives the same picture.

import { beauty } from './beauty.js'
import { coaching } from './coaching.js'
import { frame, hash, pen } from './core.js'
import { galleryDraws, portrait } from './gallery.js'
import { hair } from './hair.js'
import { wellness } from './wellness.js'

/** @typedef {'hair'|'beauty'|'coaching'|'wellness'} Category */
/** @type {Record<Category, Record<string, import('./hair.js').Draw[]>>} */
const drawings = { hair, beauty, coaching, wellness }

/** The compositions of a subcategory; unknown ones are drawn as the category's "other". @param {Category} category @param {string} subcategory */
const compositions = (category, subcategory) => {
  const all = drawings[category] ?? hair,
    key = subcategory.replace(/-/g, '_').replace('mind_soul', 'mind_and_soul')
  return { key: `${category}/${all[key] ? key : 'other'}`, list: all[key] ?? all.other }
}
/** Subjects of drawn covers, as the design system names them, and whose drawings they are where the listing's category has
 *  none of its own. @type {Readonly<Record<string, readonly [Category, string]>>} */
const subjects = {
  aesthetics: ['coaching', 'face'],
  'blow-dry': ['hair', 'blow_dry'],
  body: ['wellness', 'body'],
  coaching: ['coaching', 'coaching'],
  colour: ['hair', 'colour'],
  cut: ['hair', 'cut'],
  extensions: ['hair', 'extensions'],
  eyes: ['beauty', 'eyes'],
  face: ['beauty', 'face'],
  feet: ['wellness', 'feet'],
  lips: ['coaching', 'lips'],
  men: ['hair', 'men'],
  'mind-soul': ['wellness', 'mind_and_soul'],
  nails: ['beauty', 'nails'],
  occasions: ['hair', 'occasions'],
  treatment: ['hair', 'treatment'],
}

/** @param {Category} category of the listing @param {string} subject @returns {readonly [Category, string]} */
const drawnAs = (category, subject) => {
  const [home, subcategory] = Object.hasOwn(subjects, subject) ? subjects[subject] : [category, 'other']
  return drawings[category][subcategory] ? [category, subcategory] : [home, subcategory]
}

/** Cover of one listing. @param {Category} category its own @param {string} subject one that isn't known is drawn as "other" @param {string} seed the listing's id @returns {string} */
export function cover(category, subject, seed) {
  const { key, list } = compositions(...drawnAs(category, subject)),
    p = pen(seed, key),
    i = Math.floor(p.r() * list.length)
  return frame(list[i % list.length](p), p.yes(0.4), 1 + p.int(0, 24) / 300)
}
/** Pictures of a provider's gallery: pairs and close-ups first, then covers no two alike. @param {Category} category @param {string} subcategory @param {string|number} seed @param {number} count @returns {string[]} */
export function gallery(category, subcategory, seed, count) {
  const { key, list } = compositions(category, subcategory),
    own = galleryDraws(.../** @type {[string, string]} */ (key.split('/'))),
    all = [...own, ...list],
    first = hash(String(seed)) % Math.max(1, own.length)
  return Array.from({ length: count }, (_, i) => {
    const p = pen(`${seed}:${i}`, key),
      k = i < own.length ? (first + i) % own.length : own.length + ((hash(String(seed)) + i) % list.length)
    return frame(all[k % all.length](p), k >= own.length && p.yes(0.4), 1)
  })
}
/** Portrait of somebody without a photo, square. @param {string|number} seed @returns {string} */
export const avatar = (seed) =>
  frame(portrait(pen(String(seed), 'avatar')), false, 1).replace('0 0 800 600', '80 10 640 640')
