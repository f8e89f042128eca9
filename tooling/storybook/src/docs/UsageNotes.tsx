import type { Usage } from '@ginipig/ui/usage'
import { Unstyled, useOf } from '@storybook/addon-docs/blocks'
import styles from './UsageNotes.module.css'

/** Use, not, words and keys of a component, as its stories say them (`parameters.usage`). */
export function UsageNotes() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const usage: Usage | undefined = preparedMeta.parameters.usage
  if (usage === undefined) return null
  const { use, avoid, words, keys } = usage
  return (
    <Unstyled>
      <div className={styles.Notes}>
        <Part title="Use it" items={use} tone="use" />
        <Part title="Not for" items={avoid} tone="avoid" />
        {words ? <Part title="Words" items={words} /> : null}
        {keys ? <Keys keys={keys} /> : null}
      </div>
    </Unstyled>
  )
}

function Part({ title, items, tone }: { title: string; items: readonly string[]; tone?: 'use' | 'avoid' }) {
  return (
    <section className={styles.Part} data-tone={tone}>
      <h2 className={styles.Title}>{title}</h2>
      <ul className={styles.List}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function Keys({ keys }: { keys: NonNullable<Usage['keys']> }) {
  return (
    <section className={styles.Part}>
      <h2 className={styles.Title}>Keyboard</h2>
      <table className={styles.Keys}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Does</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
