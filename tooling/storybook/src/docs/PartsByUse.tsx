import { uses } from 'virtual:product-facts'
import { Unstyled } from '@storybook/addon-docs/blocks'
import styles from '../foundations/foundations.module.css'
import type { Uses } from '../product-facts.ts'

const parts = Object.keys(import.meta.glob('../../../../packages/ui/src/*/*.stories.tsx'))
  .map((path) => /src\/([\w-]+)\//.exec(path)?.[1] ?? '')
  .filter((part, index, all) => all.indexOf(part) === index)

const countOf = (part: string, place: keyof Uses) => uses[part]?.[place] ?? ''

/** Every part with the number of files that use it. */
export function PartsByUse() {
  return (
    <Unstyled>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Marketplace</th>
            <th scope="col">Console</th>
            <th scope="col">Both, by shared screens</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">
                <code>{part}</code>
              </th>
              <td>{countOf(part, 'apps/marketplace')}</td>
              <td>{countOf(part, 'apps/provider-console')}</td>
              <td>{countOf(part, 'packages')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  )
}
