import { uses } from 'virtual:product-facts'
import { useOf } from '@storybook/addon-docs/blocks'

const NAMES = { 'apps/marketplace': 'marketplace', 'apps/provider-console': 'provider console', packages: 'shared' }

/** How it stands with the part of the page: where its source is, and in how many files of what it is used. */
export function WhereUsed() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const file: string = preparedMeta.parameters.fileName ?? ''
  const part = /packages\/ui\/src\/([\w-]+)\//.exec(file)?.[1]
  if (part === undefined) return null
  const places = Object.entries(uses[part] ?? {})
    .map(([place, count]) => `${NAMES[place as keyof typeof NAMES]} ${count}`)
    .join(', ')
  return (
    <p>
      <code>{`@ginipig/ui/${part}`}</code> · files that use it: {places || 'none yet'}
    </p>
  )
}
