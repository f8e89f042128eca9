import { Panel, PanelBody } from '@ginipig/ui/panel'
import { Skeleton } from '@ginipig/ui/skeleton'

/** Where a booking in full will stand. */
export function PanelSkeleton() {
  return (
    <Panel aria-busy="true">
      <PanelBody>
        <Skeleton shape="block" height={48} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </PanelBody>
      <PanelBody>
        <Skeleton shape="block" height={120} />
      </PanelBody>
    </Panel>
  )
}
