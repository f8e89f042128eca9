import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { saveFile } from '@ginipig/app/device/save-file.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { exportData } from '@ginipig/contract/identity/account.ts'
import { Button } from '@ginipig/ui/button'
import { PanelBody } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { SettingsRow } from '../settings/SettingsRow.tsx'
import { useStepUp } from '../step-up/use-step-up.tsx'

/** All we hold about a person as one file, once a day. */
export function DownloadData() {
  const { t } = useLingui()
  const toast = useToast()
  const stepUp = useStepUp(<Trans>Please enter your password before your data leaves us.</Trans>)
  const { mutateAsync: ask } = useMutation(change(useApi(), exportData))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => stepUp.run(() => ask()),
    onSuccess: (data) => {
      if (data === undefined) return
      const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(`ginipig-${new Date().toISOString().slice(0, 10)}.json`, json)
      toast.success(t`Your data is in your downloads`)
    },
  })

  return (
    <>
      <SettingsRow
        name={t`Download my data`}
        text={t`One file (JSON) with all we hold about you. Once a day.`}
        action={
          <Button
            size="sm"
            icon={<Download aria-hidden />}
            busy={isPending}
            busyLabel={t`Gathering…`}
            onClick={() => mutate()}
          >
            <Trans>Download</Trans>
          </Button>
        }
      />
      {error === null ? null : (
        <PanelBody>
          <Failure
            error={error}
            cases={{
              too_many_requests: {
                tone: 'info',
                words: t`You’ve downloaded your data today. You can again tomorrow.`,
              },
            }}
          />
        </PanelBody>
      )}
      {stepUp.dialog}
    </>
  )
}
