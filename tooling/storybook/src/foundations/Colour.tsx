import { Unstyled } from '@storybook/addon-docs/blocks'
import { contrast, inTheme, pairsOf, purposeOf, type Theme, themes } from '../contrast.ts'
import { colourGroups, type Token, tokensOf, tokenValue } from '../tokens.ts'
import styles from './foundations.module.css'

/** Each colour in both themes, with what it is for and its contrast, computed here, where tokens.css names a pair. */
export function Colours() {
  return (
    <Unstyled>
      {colourGroups.map((group) => (
        <section key={group} className={styles.Group}>
          <h2 className={styles.Title}>{group}</h2>
          {tokensOf(group)
            .filter(({ name }) => name.startsWith('c-'))
            .map((token) => (
              <Colour key={token.name} token={token} />
            ))}
        </section>
      ))}
    </Unstyled>
  )
}

function Colour({ token }: { token: Token }) {
  return (
    <div className={styles.Colour}>
      <p className={styles.Name}>
        <code>--{token.name}</code>
        <span>{purposeOf(token.note)}</span>
      </p>
      {themes.map((theme) => (
        <Side key={theme} token={token} theme={theme} />
      ))}
    </div>
  )
}

function Side({ token, theme }: { token: Token; theme: Theme }) {
  const value = inTheme(token.value, theme)
  const pairs = pairsOf(token).filter((pair) => pair.theme === theme)
  return (
    <div data-theme={theme} className={styles.Side}>
      <span className={styles.Swatch} style={{ background: `var(--${token.name})` }} />
      <span>
        <code>{value}</code>
        {pairs.map(({ on }) => (
          <span key={on} className={styles.Ratio}>
            {on} {contrast(value, inTheme(tokenValue(`c-${on}`), theme))?.toFixed(1)}
          </span>
        ))}
      </span>
    </div>
  )
}
