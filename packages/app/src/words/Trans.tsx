import { Trans as LinguiTrans, type TransProps } from '@lingui/react'

/** What the macro's `<Trans>` becomes (`tooling/config/src/lingui.ts`). Lingui looks for tags in the finished sentence, so it
 *  would take `<b>` out of a title in which somebody wrote it: such a value goes in as React's, which it leaves alone.
 *  @public The macro imports it. */
export function Trans({ values, ...props }: TransProps) {
  const safe = values && Object.entries(values).map(([name, value]) => [name, hasTag(value) ? [value] : value])
  return <LinguiTrans {...props} values={safe && Object.fromEntries(safe)} />
}

const hasTag = (value: unknown) => typeof value === 'string' && value.includes('<')
