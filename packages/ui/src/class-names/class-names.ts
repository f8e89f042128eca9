/** Joins the class names that are there; root components put the caller's `className` last. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ')
}
