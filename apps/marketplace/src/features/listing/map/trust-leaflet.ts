type TrustedTypes = {
  defaultPolicy: object | null
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): object
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes } // not in every browser, nor in TypeScript's own types

/** What Leaflet writes while it loads, to see whether the browser knows SVG: all the HTML as text that it may
 *  (trust.md S14). Anything else stays a violation. */
if (trustedTypes && trustedTypes.defaultPolicy === null)
  trustedTypes.createPolicy('default', { createHTML: (text) => (text === '<svg/>' ? text : null) })
