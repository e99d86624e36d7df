import type { ViewProps } from '#builder/define-widget.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import type { PictureFile } from '#kit/picture-file.ts'
import playlist from './island.tsx'
import { playlistOf } from './playlist.ts'
import { text } from './text.ts'
import type widget from './widget.ts'

export default function VideoPlaylist({ settings, data: files, page, id }: ViewProps<typeof widget, Map<number, PictureFile>>) {
  const sections = playlistOf(settings.tabs)
  if (sections.length === 0) return page.editMode ? <p className="builder-notice">{text.noVideo}</p> : null
  const { playlist_title, show_duration, show_thumbnails, show_video_count, autoplay_next } = settings
  return (
    <div className="video-playlist e-tabs" data-layout={settings.layout}>
      <IslandSlot
        island={playlist}
        id={id}
        props={{
          id,
          title: playlist_title,
          sections: sections.map(({ title, videos }) => ({
            title,
            videos: videos.map(({ pictureId, ...video }) => ({ ...video, picture: files.get(pictureId) })),
          })),
          shows: { count: show_video_count, durations: show_duration, pictures: show_thumbnails },
          movesOn: autoplay_next,
        }}
      />
    </div>
  )
}
