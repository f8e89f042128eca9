import { useFocusKept } from '@ginipig/app/device/use-focus-kept.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button, FileButton } from '@ginipig/ui/button'
import { ProfileHeader } from '@ginipig/ui/profile-header'
import { ProgressBar } from '@ginipig/ui/progress-bar'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import styles from './ProfilePhoto.module.css'
import { useOwnPhoto } from './use-own-photo.ts'

type ProfilePhotoProps = {
  /** Where it isn't the account's own: what others read. */
  name?: string
  /** Under the name. */
  meta: ReactNode
}

/** Name and picture of who is signed in; the picture can be added, replaced and removed. */
export function ProfilePhoto({ name, meta }: ProfilePhotoProps) {
  const { t } = useLingui()
  const user = useUser()
  const input = useRef<HTMLInputElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const { running, problem, isRemoving, choose, cropDialog, retry, remove, dismiss, cancel } = useOwnPhoto()
  // The one button goes for the other while a photo is on its way.
  useFocusKept(running === undefined ? input : cancelButton, running !== undefined)
  if (!user) return null
  const hasPhoto = user.avatarUrl !== null

  const handleRemove = async () => {
    await remove()
    // The button pressed goes with the picture.
    input.current?.focus()
  }

  const handleDismiss = () => {
    input.current?.focus()
    dismiss()
  }

  return (
    <div className={styles.ProfilePhoto}>
      <ProfileHeader
        aria-label={t`Name and photo`}
        name={name ?? `${user.firstName} ${user.lastName}`}
        photoUrl={running?.previewUrl ?? user.avatarUrl ?? undefined}
        photoProgress={running ? <ProgressBar value={running.progress} label={t`Uploading your photo`} /> : undefined}
        meta={meta}
        actions={
          running ? (
            <Button ref={cancelButton} size="sm" onClick={cancel}>
              <Trans>Cancel upload</Trans>
            </Button>
          ) : (
            <>
              <FileButton ref={input} size="sm" icon={<Camera aria-hidden />} onChoose={choose}>
                {hasPhoto ? <Trans>Replace photo</Trans> : <Trans>Add a photo</Trans>}
              </FileButton>
              {hasPhoto ? (
                <Button size="sm" busy={isRemoving} busyLabel={t`Removing…`} onClick={() => void handleRemove()}>
                  <Trans>Remove photo</Trans>
                </Button>
              ) : null}
            </>
          )
        }
      />
      {problem === undefined ? (
        <p className={styles.Hint}>
          <Trans>JPEG or PNG, up to 5 MB.</Trans>
        </p>
      ) : (
        <Banner
          tone="danger"
          role="alert"
          action={
            <span className={styles.Answers}>
              {retry ? (
                <Button size="sm" onClick={retry}>
                  <Trans>Try again</Trans>
                </Button>
              ) : null}
              <Button size="sm" onClick={handleDismiss}>
                <Trans>Got it</Trans>
              </Button>
            </span>
          }
        >
          {problem}
        </Banner>
      )}
      {cropDialog}
    </div>
  )
}
