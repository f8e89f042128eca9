let zone: string | undefined

/** The zone of the browser one sits at, in which is told when something was said or done. Asked for once: each time takes as
 *  long as a row of a list. */
export const readersZone = (): string => {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}
