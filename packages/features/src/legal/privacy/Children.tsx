import { Trans } from '@lingui/react/macro'

export function Children() {
  return (
    <p>
      <Trans>
        Ginipig is for adults. Everybody who signs up says that they are 18 or over. If we learn of an account of
        somebody younger, we close it and erase it.
      </Trans>
    </p>
  )
}
