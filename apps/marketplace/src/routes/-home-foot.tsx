import { BlogStrip } from '#features/content/blog/BlogStrip.tsx'
import { HomeFoot } from '#features/home/HomeFoot.tsx'
import { PriceExample } from '#features/listing/discover/PriceExample.tsx'

/** Where three features meet below the first screen of "/". Default, because `lazy` asks for one. */
export default function Foot() {
  return <HomeFoot example={<PriceExample />} blog={<BlogStrip />} />
}
