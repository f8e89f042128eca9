import type { WallClock } from '@ginipig/domain/time'
import { Dialog } from '@ginipig/ui/dialog'
import { Field } from '@ginipig/ui/field'
import { RadioGroup } from '@ginipig/ui/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AddSlotForm } from './AddSlotForm.tsx'
import { BlockTimeForm } from './BlockTimeForm.tsx'
import styles from './Diary.module.css'

type AddDialogProps = { start: WallClock; until?: string | undefined; zone: string; onClose: () => void }

/** Something new in the diary: a slot of a listing, or a time off. */
export function AddDialog({ start, until, zone, onClose }: AddDialogProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState<'slot' | 'block'>('slot')
  const form = { start, zone, onDone: onClose }
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>Add to diary</Trans>} closeLabel={t`Close`}>
      <div className={styles.Form}>
        <Field group label={<Trans>What</Trans>}>
          <RadioGroup
            value={kind}
            onValueChange={setKind}
            options={[
              { value: 'slot', label: <Trans>A slot that clients can book</Trans> },
              { value: 'block', label: <Trans>Time off: nobody can book</Trans> },
            ]}
          />
        </Field>
        {kind === 'slot' ? <AddSlotForm {...form} /> : <BlockTimeForm {...form} until={until} />}
      </div>
    </Dialog>
  )
}
