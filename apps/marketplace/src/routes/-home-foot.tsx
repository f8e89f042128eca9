import { BlogStrip } from '#features/content/blog/BlogStrip.tsx'
import { HomeFoot } from '#features/home/HomeFoot.tsx'
import { PriceExample } from '#features/listing/discover/PriceExample.tsx'
import { BestProviders, Praise } from '#features/listing/discover/Spotlight.tsx'

/** Where features meet below the first screen of "/". Default, because `lazy` asks for one. */
export default function Foot() {
  return <HomeFoot providers={<BestProviders />} example={<PriceExample />} praise={<Praise />} blog={<BlogStrip />} />
}
