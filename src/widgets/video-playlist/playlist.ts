import type { VideoSource } from '#ui/player/video-source.ts'
import { chosenVideo } from '../video/chosen-video.ts'

type Row = {
  type: 'youtube' | 'vimeo' | 'hosted' | 'section'
  title: string
  youtube_url: string
  vimeo_url: string
  hosted_url: { url: string }
  duration: string
  thumbnail: { id: number }
  inner_tab_title_1: string
  inner_tab_content_1: string
  inner_tab_title_2: string
  inner_tab_content_2: string
}

export type Note = { title: string; content: string }
export type Listed = {
  /** Its place among all videos, sections not counted. */
  index: number
  title: string
  source: VideoSource
  pictureId: number
  seconds: number | undefined
  notes: Note[]
}
export type Section = { title: string; videos: Listed[] }

/** The rows of the settings as sections with their videos. A row without a video that can be played is left out, and a section without any. */
export function playlistOf(rows: readonly Row[]): Section[] {
  const sections: Section[] = [{ title: '', videos: [] }]
  let index = 0
  for (const row of rows) {
    if (row.type === 'section') {
      sections.push({ title: row.title, videos: [] })
      continue
    }
    const source = chosenVideo({ ...row, video_type: row.type })
    if (!source) continue
    const notes = [
      { title: row.inner_tab_title_1, content: row.inner_tab_content_1 },
      { title: row.inner_tab_title_2, content: row.inner_tab_content_2 },
    ].filter(({ content }) => content.trim() !== '')
    sections.at(-1)!.videos.push({
      index: index++,
      title: row.title,
      source,
      pictureId: row.thumbnail.id,
      seconds: secondsOf(row.duration),
      notes,
    })
  }
  return sections.filter(({ videos }) => videos.length > 0)
}

/** «4:12» or «1:04:12» in seconds; nothing for what is no duration. */
export function secondsOf(duration: string): number | undefined {
  const [, hours = '0', minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)$/.exec(duration.trim()) ?? []
  return minutes === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** 252 as «4:12». */
export function clockOf(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}

/** What plays after a video is over; nothing after the last, or where the merchant wants it to stop. */
export function afterEnd(current: number, count: number, movesOn: boolean): number | undefined {
  return movesOn && current + 1 < count ? current + 1 : undefined
}

/** Where an arrow key leads in the list; it stops at both ends. */
export function whereTo(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
