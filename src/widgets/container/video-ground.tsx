import { PlainIsland } from '#islands/plain-island.tsx'
import type { Ground } from './ground.ts'

/** The place of a video behind a container: empty until its script has come, so that its picture stands for it before. */
export function VideoGround({ ground }: { ground: Ground }) {
  return (
    <PlainIsland name="container" when="visible">
      <div className="elementor-background-video-container" data-ground={JSON.stringify(ground)} />
    </PlainIsland>
  )
}
