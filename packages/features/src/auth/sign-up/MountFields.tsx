import type { AnyFieldApi } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import type { BoundField } from '#form/index.ts'

/** Of a TanStack form: mounts one of its fields. */
export type Mount<Name extends string> = (name: Name, children: (api: AnyFieldApi) => ReactNode) => ReactNode

type BoundFields<Name extends string> = Readonly<Record<Name, BoundField>>

type MountFieldsProps<All extends string, Name extends All> = {
  mount: Mount<All>
  bound: (api: AnyFieldApi) => BoundField
  names: readonly Name[]
  children: (fields: BoundFields<Name>) => ReactNode
}

/** Several fields of a form, for a group that other forms show too. Only the group is drawn again when one of them
 *  changes: each of the long lists of countries costs a phone a moment. */
export function MountFields<All extends string, Name extends All>(props: MountFieldsProps<All, Name>): ReactNode {
  const { mount, bound, names, children } = props
  const mountRest = (rest: readonly Name[], mounted: Partial<BoundFields<Name>>): ReactNode => {
    const [name, ...others] = rest
    if (name === undefined) return children(mounted as BoundFields<Name>) // every name has been mounted
    return mount(name, (api) => mountRest(others, { ...mounted, [name]: bound(api) }))
  }
  return mountRest(names, {})
}
