import type { ViewProps } from '#builder/define-widget.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import type { PictureFile } from '#kit/picture-file.ts'
import { animationAddress, hostOfAnimation } from './animation-address.ts'
import lottie from './island.tsx'
import type widget from './widget.ts'

export default function Lottie({ settings, data: picture, page, id }: ViewProps<typeof widget, PictureFile | undefined>) {
  const { title, caption, custom_link: link, trigger, on_hover_out: hoverOut, loop } = settings
  const address = animationAddress(settings)
  return (
    <figure className="e-lottie">
      <IslandSlot
        island={lottie}
        id={id}
        props={{
          address,
          host: hostOfAnimation(address),
          title,
          link,
          trigger,
          hoverOut,
          playing: {
            loop,
            times: settings.number_of_times,
            speed: settings.play_speed,
            startPercent: settings.start_point,
            endPercent: settings.end_point,
            isReversed: settings.reverse_animation,
          },
          picture,
          rests: page.editMode,
        }}
      />
      {caption !== '' && <figcaption className="e-lottie__caption">{caption}</figcaption>}
    </figure>
  )
}
