import { tabValue } from '@ginipig/app/form/tab-value.ts'
import { useUploads } from '@ginipig/app/media/use-uploads.ts'
import { onCutOff, onPersonLeaves } from '@ginipig/app/services/clear-personal-data.ts'
import { MAX_MESSAGE_LENGTH } from '@ginipig/domain/message'
import { Button } from '@ginipig/ui/button'
import { FieldMessage } from '@ginipig/ui/field'
import { IconButton } from '@ginipig/ui/icon-button'
import { Picture } from '@ginipig/ui/picture'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, SendHorizontal } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, type RefObject, type SubmitEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import styles from './Composer.module.css'
import type { Pending } from './outbox.ts'
import { useSendTyping } from './use-thread.ts'

type ComposerProps = {
  /** Where the words are typed. */
  field?: RefObject<HTMLTextAreaElement | null>
  personId: string
  firstName: string
  onSend: (written: Pick<Pending, 'text' | 'photo'>) => void
}

/** Photos that are to go with what is half written, by person. In memory only, as what is on its way. */
const unsentPhotos = new Map<string, Pending['photo']>()
onPersonLeaves(() => unsentPhotos.clear())
onCutOff(() => {
  const kept = [...unsentPhotos]
  return () => {
    for (const [personId, photo] of kept) unsentPhotos.set(personId, photo)
  }
})

/** What is half written to one person, until it is sent. */
const unsentTo = (personId: string) => tabValue(`message.${personId}`, v.string())

/** Where one writes. Enter sends where there is a keyboard, Shift and Enter begins a line; on glass there is the button. */
export function Composer({ field, personId, firstName, onSend }: ComposerProps) {
  const { t } = useLingui()
  const [unsent] = useState(() => unsentTo(personId))
  const [text, setText] = useState(() => unsent.read() ?? '')
  const sendTyping = useSendTyping(personId)
  const file = useRef<HTMLInputElement>(null)
  const own = useRef<HTMLTextAreaElement>(null)
  const words = field ?? own
  const [photo, showPhoto] = useState(() => unsentPhotos.get(personId) ?? null)
  const setPhoto = (next: Pending['photo']) => {
    unsentPhotos.set(personId, next)
    showPhoto(next)
  }
  const uploads = useUploads(({ id, ...picture }) => setPhoto({ id, picture }))
  const left = MAX_MESSAGE_LENGTH - text.length
  // Words that were meant for a photo don't leave without it: it comes, is tried again, or is taken away.
  const waitsForPhoto = uploads.items.some((item) => item.status === 'busy' || item.canRetry)

  const send = () => {
    const written = text.trim()
    if (waitsForPhoto || (written === '' && photo === null)) return
    onSend({ text: written, photo })
    setText('')
    unsent.clear()
    uploads.clear()
    setPhoto(null)
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
    const [picked] = target.files ?? []
    uploads.clear()
    // What is there stays until another is through.
    if (picked) uploads.start(picked)
    target.value = ''
  }
  // The button pressed goes with what it takes away.
  const removePhoto = () => {
    words.current?.focus()
    setPhoto(null)
  }
  const cancel = (id: string) => {
    words.current?.focus()
    uploads.stop(id)
  }

  return (
    <form className={styles.Composer} onSubmit={handleSubmit}>
      <div role="status" className={styles.Attached}>
        {uploads.items.map((item) => (
          <p key={item.id} className={styles.Upload}>
            {item.status === 'error' ? (
              <>
                <FieldMessage tone="danger">{item.error}</FieldMessage>
                {item.canRetry ? (
                  <Button size="sm" variant="secondary" onClick={() => uploads.retry(item.id)}>
                    <Trans>Try again</Trans>
                  </Button>
                ) : null}
              </>
            ) : (
              <Trans>Adding {item.name}…</Trans>
            )}
            <Button size="sm" variant="ghost" onClick={() => cancel(item.id)}>
              {item.status === 'error' ? <Trans>Remove</Trans> : <Trans>Cancel</Trans>}
            </Button>
          </p>
        ))}
        {photo === null ? null : (
          <p className={styles.Photo}>
            <Picture picture={photo.picture} alt={t`Photo that goes with your message`} sizes="72px" />
            <Button size="sm" variant="ghost" onClick={removePhoto}>
              <Trans>Remove photo</Trans>
            </Button>
          </p>
        )}
      </div>
      <div className={styles.Line}>
        <input ref={file} type="file" accept="image/jpeg,image/png" hidden onChange={handleFile} />
        <IconButton label={t`Add a photo`} icon={<ImagePlus aria-hidden />} onClick={() => file.current?.click()} />
        <textarea
          ref={words}
          className={styles.Text}
          rows={1}
          aria-label={t`Message ${firstName}`}
          placeholder={t`Message ${firstName}`}
          maxLength={MAX_MESSAGE_LENGTH}
          value={text}
          onKeyDown={handleKey}
          onChange={({ target }) => {
            setText(target.value)
            unsent.write(target.value)
            if (target.value.trim() !== '') sendTyping()
          }}
        />
        <button type="submit" className={styles.Send} aria-label={t`Send`} aria-disabled={waitsForPhoto || undefined}>
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
