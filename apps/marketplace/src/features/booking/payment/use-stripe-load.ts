import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getDeployment } from '@ginipig/contract/config/deployment.ts'
import type { Stripe } from '@stripe/stripe-js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadStripeOnce } from './load-stripe.ts'

type StripeLoad = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; stripe: Stripe }

/** Stripe.js for the card's fields, with a way to try again. `fail` says that the fields couldn't be loaded by it. */
export function useStripeLoad(): { load: StripeLoad; fail: () => void; retry: () => void } {
  const { data: deployment } = useSuspenseQuery(query(useApi(), getDeployment))
  const { stripePublishableKey: publishableKey, stripeJsUrl: scriptUrl } = deployment
  const [load, setLoad] = useState<StripeLoad>({ state: 'loading' })
  const isLoading = load.state === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isHere = true
    void loadStripeOnce({ publishableKey, scriptUrl }).then((stripe) => {
      if (isHere) setLoad(stripe ? { state: 'ready', stripe } : { state: 'failed' })
    })
    return () => {
      isHere = false
    }
  }, [isLoading, publishableKey, scriptUrl])

  return { load, fail: () => setLoad({ state: 'failed' }), retry: () => setLoad({ state: 'loading' }) }
}
