import { useUploads } from '@ginipig/app/media/use-uploads.ts'
import { MAX_MESSAGE_LENGTH } from '@ginipig/domain/message'
import { Button } from '@ginipig/ui/button'
import { IconButton } from '@ginipig/ui/icon-button'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, SendHorizontal } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import styles from './Composer.module.css'
import type { Pending } from './outbox.ts'
import { useTellTyping } from './use-talk.ts'

type ComposerProps = {
  personId: string
  firstName: string
  onSend: (written: Pick<Pending, 'text' | 'photo'>) => void
}

/** Where one writes. Enter sends where there is a keyboard, Shift and Enter begins a line; on glass there is the button. */
export function Composer({ personId, firstName, onSend }: ComposerProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const tellTyping = useTellTyping(personId)
  const file = useRef<HTMLInputElement>(null)
  const uploads = useUploads(({ id, ...picture }) => onSend({ text: '', photo: { id, picture } }))
  const left = MAX_MESSAGE_LENGTH - text.length

  const send = () => {
    const written = text.trim()
    if (written === '') return
    onSend({ text: written, photo: null })
    setText('')
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send()
  }
  const handleKey = (event: KeyboardEvent) => {
    const isGlass = window.matchMedia('(pointer: coarse)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isGlass) return
    event.preventDefault()
    send()
  }
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(target.files ?? [])], 1)
    target.value = ''
  }

  return (
    <form className={styles.Composer} onSubmit={handleSubmit}>
      {uploads.items.map((item) => (
        <p key={item.id} className={styles.Upload} role="status">
          {item.status === 'error' ? (
            <>
              <span>{item.error}</span>
              {item.canRetry ? (
                <Button size="sm" variant="secondary" onClick={() => uploads.retry(item.id)}>
                  <Trans>Try again</Trans>
                </Button>
              ) : null}
            </>
          ) : (
            <Trans>Sending {item.name}…</Trans>
          )}
          <Button size="sm" variant="ghost" onClick={() => uploads.stop(item.id)}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
      ))}
      <div className={styles.Line}>
        <input ref={file} type="file" accept="image/jpeg,image/png" hidden onChange={handleFile} />
        <IconButton label={t`Add a photo`} icon={<ImagePlus aria-hidden />} onClick={() => file.current?.click()} />
        <textarea
          className={styles.Text}
          rows={1}
          aria-label={t`Message ${firstName}`}
          placeholder={t`Message ${firstName}`}
          maxLength={MAX_MESSAGE_LENGTH}
          value={text}
          onKeyDown={handleKey}
          onChange={({ target }) => {
            setText(target.value)
            if (target.value.trim() !== '') tellTyping()
          }}
        />
        <button type="submit" className={styles.Send} aria-label={t`Send`}>
          <SendHorizontal aria-hidden />
        </button>
      </div>
      {left <= 100 ? (
        <p className={styles.Left} role="status">
          <Trans>{left} characters left</Trans>
        </p>
      ) : null}
    </form>
  )
}
