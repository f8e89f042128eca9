import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { notifications } from '@ginipig/api-client/notification.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { readAllNotifications } from '@ginipig/contract/notification/notification.ts'
import { Button, type ButtonProps } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'

/** Marks all as read, here and on the person's other pages. */
export function ReadAll({ variant, size }: Pick<ButtonProps, 'variant' | 'size'>) {
  const toast = useToast()
  const textOf = useProblemText()
  const { mutate, isPending } = useMutation({
    ...change(useApi(), readAllNotifications, { stale: notifications }),
    onError: (error) => toast.error(textOf(error)),
  })
  return (
    <Button
      variant={variant}
      size={size}
      busy={isPending}
      icon={<CheckCheck aria-hidden />}
      onClick={() => mutate({ body: {} })}
    >
      <Trans>Read all</Trans>
    </Button>
  )
}
