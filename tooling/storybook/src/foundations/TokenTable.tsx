import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { Token } from '../tokens.ts'
import styles from './foundations.module.css'

/** A line a token: name, value, what it is for; and what it looks like, where `draw` can show it. */
export function TokenTable({ tokens, draw }: { tokens: readonly Token[]; draw?: (token: Token) => ReactNode }) {
  return (
    <Unstyled>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            {draw ? <th scope="col">Looks</th> : null}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.rule + token.name}>
              <th scope="row">
                <code>--{token.name}</code>
              </th>
              <td>
                <code>{token.value}</code>
                {token.note ? <p className={styles.Note}>{token.note}</p> : null}
              </td>
              {draw ? <td className={styles.Looks}>{draw(token)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  )
}
