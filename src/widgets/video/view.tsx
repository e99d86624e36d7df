import type { ViewProps } from '#builder/define-widget.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import type { PictureFile } from '#kit/picture-file.ts'
import type { PlayOptions } from '#ui/player/play-options.ts'
import { chosenVideo } from './chosen-video.ts'
import video from './island.tsx'
import { LightboxLink } from './lightbox-link.tsx'
import { text } from './text.ts'
import type widget from './widget.ts'

const SIZES = '(max-width: 1250px) 100vw, 1200px'

export default function Video({ settings, data: poster, page, id }: ViewProps<typeof widget, PictureFile | undefined>) {
  const source = chosenVideo(settings)
  if (!source) return page.editMode ? <p className="builder-notice">{text.noVideo}</p> : null
  const { title, caption, lightbox, show_play_icon: showsPlay } = settings
  const options: PlayOptions = {
    startSeconds: settings.start,
    endSeconds: settings.end,
    muted: settings.mute,
    loop: settings.loop,
    controls: settings.controls,
    captions: settings.cc_load_policy,
    color: settings.color.replace('#', ''),
  }
  // In the builder nothing begins by itself.
  const autoplay = { on: settings.autoplay && !lightbox && !page.editMode, onPhones: settings.play_on_mobile }
  return (
    <figure className={`video-widget elementor-wrapper elementor-open-${lightbox ? 'lightbox' : 'inline'}`}>
      {lightbox ? (
        <LightboxLink
          id={id}
          source={source}
          options={options}
          title={title}
          poster={poster}
          sizes={SIZES}
          showsPlay={showsPlay}
        />
      ) : (
        <IslandSlot
          // What begins by itself can't wait for a touch.
          island={autoplay.on ? { ...video, when: 'visible' } : video}
          id={id}
          props={{
            source,
            options,
            title,
            poster,
            sizes: SIZES,
            showsPlay,
            covered: poster !== undefined || !settings.controls,
            preload: settings.preload,
            download: settings.download_button,
            autoplay,
          }}
        />
      )}
      {caption !== '' && <figcaption className="video-caption">{caption}</figcaption>}
    </figure>
  )
}
