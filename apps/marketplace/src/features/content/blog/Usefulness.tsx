import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { ratePost } from '@ginipig/contract/content/content.ts'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useRef } from 'react'
import styles from './PostPage.module.css'

/** Asks who read a post whether it was useful. */
export function Usefulness({ postId }: { postId: string }) {
  const textOf = useProblemText()
  const { mutate, variables, isPending, isSuccess, error } = useMutation(change(useApi(), ratePost))
  const said = useRef<HTMLParagraphElement>(null)
  const answer = (isUseful: boolean) =>
    // What was pressed is gone then.
    mutate({ params: { postId }, body: { isUseful } }, { onSuccess: () => said.current?.focus() })
  const isBusy = (isUseful: boolean) => isPending && variables.body.isUseful === isUseful
  return (
    <footer className={styles.Usefulness}>
      {isSuccess ? null : (
        <>
          <p>
            <Trans>Was this useful?</Trans>
          </p>
          <div className={styles.Answers}>
            <Button
              size="sm"
              variant="secondary"
              icon={<ThumbsUp aria-hidden />}
              busy={isBusy(true)}
              onClick={() => answer(true)}
            >
              <Trans>Yes</Trans>
            </Button>
            <Button
              size="sm"
              variant="secondary"
              icon={<ThumbsDown aria-hidden />}
              busy={isBusy(false)}
              onClick={() => answer(false)}
            >
              <Trans>Not really</Trans>
            </Button>
          </div>
        </>
      )}
      <p ref={said} tabIndex={-1} role="status">
        {isSuccess ? <Trans>Thank you. It tells us what to write next.</Trans> : error ? textOf(error) : null}
      </p>
    </footer>
  )
}
