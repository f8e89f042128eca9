import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { getInvoiceLink } from '@ginipig/contract/payment/invoice.ts'
import type { PaymentKind } from '@ginipig/domain/payment'
import { LinkButton } from '@ginipig/ui/link'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { useLingui as useI18n } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { kindWords } from '../payment-details/history-words.ts'

type InvoiceLinksProps = {
  invoiceIds: readonly string[]
  kind: PaymentKind
  /** Of the booking; not read by the eye, which sees where the link stands. */
  reference: string
}

/** Downloads the paper of a payment, or those of a refund: a link to each is good for minutes, so it is asked for when it
 *  is wanted. */
export function InvoiceLinks({ invoiceIds, kind, reference }: InvoiceLinksProps) {
  return invoiceIds.map((invoiceId, index) => (
    <InvoiceLink
      key={invoiceId}
      invoiceId={invoiceId}
      number={invoiceIds.length > 1 ? ` ${index + 1}` : ''}
      kind={kind}
      reference={reference}
    />
  ))
}

type InvoiceLinkProps = Omit<InvoiceLinksProps, 'invoiceIds'> & {
  invoiceId: string
  /** Tells several apart, with a space before it. */
  number: string
}

function InvoiceLink({ invoiceId, number, kind, reference }: InvoiceLinkProps) {
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const { i18n } = useI18n()
  const { mutate, isPending } = useMutation({
    ...change(api, getInvoiceLink),
    onSuccess: ({ url }) => {
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    },
    onError: (error) => toast.error(textOf(error)),
  })
  return (
    <LinkButton aria-busy={isPending} onClick={() => isPending || mutate({ params: { invoiceId } })}>
      {kind === 'refund' ? <Trans>Credit note{number}.pdf</Trans> : <Trans>Invoice{number}.pdf</Trans>}
      <VisuallyHidden>
        , {i18n._(kindWords[kind])}, {reference}
      </VisuallyHidden>
    </LinkButton>
  )
}
