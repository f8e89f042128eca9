import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { type ConsultationDocument, getDocumentLink } from '@ginipig/contract/media/document.ts'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useDocumentWords } from './use-document-words.ts'

/** Downloads a consultation form: a link to it is good for minutes, so it is asked for when it is wanted. The browser
 *  keeps the file and shows none of it. */
export function OpenDocument({ document }: { document: ConsultationDocument }) {
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const words = useDocumentWords()(document)
  const { mutate, isPending } = useMutation({
    ...change(api, getDocumentLink),
    onSuccess: ({ url }) => {
      const link = window.document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    },
    onError: (error) => toast.error(textOf(error)),
  })
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden />}
      busy={isPending}
      onClick={() => mutate({ params: { documentId: document.id } })}
    >
      <Trans>Download the form ({words})</Trans>
    </Button>
  )
}
