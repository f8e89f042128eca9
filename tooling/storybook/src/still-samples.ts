import type { Plugin } from 'vite'

/** Keeps samples as they begin. Their `play` is for the tests: it would leave a switch on that is shown as off, and a ring
 *  round what it pressed. It goes on playing in stories tagged `check`, which are tests, and `plays`, which show what only
 *  a press brings. */
export function stillSamples(): Plugin {
  return {
    name: 'still-samples',
    enforce: 'pre', // while it is the file as written
    transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return null
      const names = [...code.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) => name)
      return { code: `${code}\n${letStand(names.join(', '))}`, map: null }
    },
  }
}

const letStand = (stories: string) =>
  `for (const story of [${stories}]) if (!story.tags?.some((tag) => tag === 'check' || tag === 'plays')) delete story.play\n`
