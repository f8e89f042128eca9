import { handFocusOn } from '@ginipig/app/device/hand-focus-on.ts'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Foot } from '../foot/Foot.tsx'

/** The keyboard goes from the button that was pressed to this one, and on around it where this one goes too. */
const takeFocus = (button: HTMLButtonElement | null) => {
  button?.focus({ preventScroll: true })
  return handFocusOn(button)
}

type UndoSendProps = { isPressed: boolean; isPending: boolean; takeBack: () => void; children: ReactNode }

/** In place of the button that was pressed, while what it does can be taken back. */
export function UndoSend({ isPressed, isPending, takeBack, children }: UndoSendProps) {
  const { t } = useLingui()
  return (
    <Foot>
      <p role="status">{children}</p>
      <Button ref={takeFocus} busy={isPending && !isPressed} busyLabel={t`One moment…`} onClick={takeBack}>
        <Trans>Undo</Trans>
      </Button>
    </Foot>
  )
}
