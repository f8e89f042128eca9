import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import oops from '../assets/illustrations/pig-oops.svg?url&no-inline'
import post from '../assets/illustrations/pig-post.svg?url&no-inline'
import rosette from '../assets/illustrations/pig-rosette.svg?url&no-inline'
import search from '../assets/illustrations/pig-search.svg?url&no-inline'
import sleep from '../assets/illustrations/pig-sleep.svg?url&no-inline'
import spa from '../assets/illustrations/pig-spa.svg?url&no-inline'
import styles from './Illustration.module.css'

const URLS = { oops, post, rosette, search, sleep, spa } as const

/** spa: sign-in and explainers; search: no results; sleep: nothing yet; post: sent, no messages; oops: server error;
 *  rosette: success. */
export type Pig = keyof typeof URLS

export interface IllustrationProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  pig: Pig
}

/** One of the six pigs, one a screen. Decoration, so its `alt` is empty, and where it doesn't load there is none. */
export function Illustration({ pig, className, ...rest }: IllustrationProps) {
  return (
    <img
      {...rest}
      src={URLS[pig]}
      alt=""
      width={320}
      height={240}
      className={clsx(styles.Illustration, className)}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  )
}
