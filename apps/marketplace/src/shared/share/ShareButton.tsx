import { Button, type ButtonProps } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useShare } from './use-share.ts'

type ShareButtonProps = Pick<ButtonProps, 'variant' | 'className'> & Parameters<typeof useShare>[0]

/** Shares the page of something. */
export function ShareButton({ title, path, variant = 'ghost', className }: ShareButtonProps) {
  const share = useShare({ title, path })
  return (
    <Button
      variant={variant}
      size="sm"
      icon={<Share2 aria-hidden="true" />}
      className={className}
      onClick={() => void share()}
    >
      <Trans>Share</Trans>
    </Button>
  )
}
