import { icons } from 'virtual:product-facts'
import { Button } from '@ginipig/ui/button'
import { Logo } from '@ginipig/ui/logo'
import { breakpoints, useMediaQuery } from '@ginipig/ui/media-query'
import { Tag } from '@ginipig/ui/tag'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import type { Token } from '../tokens.ts'
import styles from './foundations.module.css'

const isDisplay = (name: string) => /^fs-([x2345]+l)$/.test(name)

/** How each token of type looks in words of the product. */
export const typeLooks = ({ name }: Token) => {
  const value = `var(--${name})`
  if (name.startsWith('fs-')) {
    const font = isDisplay(name) ? 'var(--font-display)' : 'var(--font-text)'
    return <span style={{ fontSize: value, fontFamily: font, lineHeight: 'var(--lh-head)' }}>Balayage and gloss</span>
  }
  if (name.startsWith('fw-')) return <span style={{ fontWeight: value }}>55% off, because Priya needs six people</span>
  if (name.startsWith('font-'))
    return <span style={{ fontFamily: value, fontSize: 'var(--fs-xl)' }}>Thu 14 May, 10:30</span>
  if (name.startsWith('lh-')) {
    return (
      <p style={{ lineHeight: value, maxWidth: '34ch' }}>
        If you cancel, the deposit isn’t refunded. If Priya cancels, it always is.
      </p>
    )
  }
  return <span style={{ letterSpacing: value, fontSize: 'var(--fs-xl)' }}>Pay £8.10</span>
}

export const spaceLooks = ({ name }: Token) => <span className={styles.Bar} style={{ inlineSize: `var(--${name})` }} />

export const radiusLooks = ({ name }: Token) => (
  <span className={styles.Box} style={{ borderRadius: `var(--${name})` }} />
)

export const borderLooks = ({ name }: Token) => (
  <span className={styles.Line} style={{ borderBlockStart: `var(--${name}) solid var(--c-text)` }} />
)

/** In both themes: a shadow is another one on a dark ground. */
export const shadowLooks = ({ name }: Token) => (
  <span className={styles.Shadows}>
    {['light', 'dark'].map((theme) => (
      <span key={theme} data-theme={theme} className={styles.Ground}>
        <span className={styles.Raised} style={{ boxShadow: `var(--${name})` }} />
      </span>
    ))}
  </span>
)

/** Moves at a press, by the token's time or curve. */
export function MotionLooks({ token }: { token: Token }) {
  const [isThere, setIsThere] = useState(false)
  const isTime = token.name.startsWith('t-')
  return (
    <button
      type="button"
      className={styles.Track}
      aria-label={`Move by ${token.name}`}
      aria-pressed={isThere}
      onClick={() => setIsThere(!isThere)}
    >
      <span
        className={styles.Runner}
        data-there={isThere || undefined}
        style={{
          transitionDuration: isTime ? `var(--${token.name})` : 'var(--t-slow)',
          transitionTimingFunction: isTime ? 'var(--ease-out)' : `var(--${token.name})`,
        }}
      />
    </button>
  )
}
export const motionLooks = (token: Token) => <MotionLooks token={token} />

export function ReducedMotion() {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  return (
    <p>
      This device asks for{' '}
      {isReduced ? <b>less motion: times above are 1 ms, and so are all animations</b> : <b>ordinary motion</b>}.
    </p>
  )
}

/** The four widths at which a layout changes, and which of them hold here and now. */
export function Breakpoints() {
  return (
    <Unstyled>
      <table className={styles.Table}>
        <tbody>
          {Object.entries(breakpoints).map(([name, query]) => (
            <Breakpoint key={name} name={name} query={query} />
          ))}
        </tbody>
      </table>
    </Unstyled>
  )
}

function Breakpoint({ name, query }: { name: string; query: string }) {
  const holds = useMediaQuery(query)
  return (
    <tr>
      <th scope="row">
        <code>@media (--{name})</code>
      </th>
      <td>
        <code>{query}</code>
      </td>
      <td>{holds ? 'holds in this window' : ''}</td>
    </tr>
  )
}

/** Every icon that the product shows, by its name in lucide-react. */
export function Icons() {
  return (
    <Unstyled>
      <p>{Object.keys(icons).length} icons are in use.</p>
      <ul className={styles.Icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon aria-hidden="true" size={24} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

const grounds = [
  { name: 'On the page, light', theme: 'light', background: 'var(--c-bg)', ground: 'page' },
  { name: 'On the page, dark', theme: 'dark', background: 'var(--c-bg)', ground: 'page' },
  { name: 'On Radish', theme: 'light', background: 'var(--c-brand)', ground: 'page' },
  { name: 'On Clover', theme: 'light', background: 'var(--c-brand-deep)', ground: 'deep' },
] as const

/** The logo on each ground it may stand on, at the three heights the product uses. */
export function LogoGrounds() {
  return (
    <Unstyled>
      <div className={styles.Grounds}>
        {grounds.map(({ name, theme, background, ground }) => (
          <figure key={name} data-theme={theme} className={styles.LogoGround} style={{ background }}>
            {[26, 34, 38].map((height) => (
              <Logo key={height} label="Ginipig" height={height} ground={ground} />
            ))}
            <figcaption className={styles.Caption} data-ground={ground}>
              {name}: 26, 34, 38 px
            </figcaption>
          </figure>
        ))}
      </div>
    </Unstyled>
  )
}

/** The same parts at both pitches. */
export function Densities() {
  return (
    <Unstyled>
      <div className={styles.Grounds}>
        {['marketplace', 'console'].map((density) => (
          <section key={density} data-density={density} className={styles.Group}>
            <h3 className={styles.Title}>{density}</h3>
            <p className={styles.Row}>
              <Button variant="primary">Accept</Button>
              <Button>Look</Button>
              <Button size="sm">Decline</Button>
              <Tag>Portfolio</Tag>
            </p>
          </section>
        ))}
      </div>
    </Unstyled>
  )
}
