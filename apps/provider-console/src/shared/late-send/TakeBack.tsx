import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Foot } from '../foot/Foot.tsx'

type TakeBackProps = { isPressed: boolean; isPending: boolean; takeBack: () => void; children: ReactNode }

/** In place of the button that was pressed, while what it does can be taken back. */
export function TakeBack({ isPressed, isPending, takeBack, children }: TakeBackProps) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Foot>
      <p role="status">{children}</p>
      <Button ref={button} busy={isPending && !isPressed} busyLabel={t`One moment…`} onClick={takeBack}>
        <Trans>Undo</Trans>
      </Button>
    </Foot>
  )
}
