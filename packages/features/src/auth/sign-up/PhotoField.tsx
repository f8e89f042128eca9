import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { AvatarInput } from '@ginipig/ui/avatar-input'
import { Field } from '@ginipig/ui/field'
import { useLingui } from '@lingui/react/macro'
import { usePhoto } from './use-photo.ts'

/** Optional, and sent once the sign-up is in. */
export function PhotoField() {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const { url, isKept, problem, pick, remove } = usePhoto()
  const isAsItIs = url !== undefined && !isKept
  const refusal = problem === 'image_too_large' ? t`The image is larger than 5 MB` : fieldText(problem, t`Photo`)
  return (
    <Field
      group
      label={t`Photo`}
      marker={t({ message: 'Optional', comment: 'a field that may stay empty' })}
      hint={
        isAsItIs
          ? t`This browser can’t read the photo, so we’ll send it as it is. After a reload, please choose it again.`
          : t`JPEG or PNG, up to 5 MB`
      }
      error={refusal}
    >
      <AvatarInput
        photoUrl={url}
        pickLabel={url === undefined ? t`Add a photo` : t`Change photo`}
        removeLabel={t`Remove photo`}
        onPick={(file) => void pick(file)}
        onRemove={remove}
      />
    </Field>
  )
}
