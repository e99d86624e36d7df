import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { MoveOptions, MoveState, ThingAction, ThingState } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    moves: {
      id: GeneratedAlways<number>
      source: string
      name: Generated<string>
      options: JSONColumnType<MoveOptions, string | undefined, string>
      state: MoveState
      paused: Generated<boolean>
      things_read: Generated<number>
      cursor: Generated<string>
      kinds_done: Generated<string[]>
      problem: Generated<string>
      user_id: number | null
      created_at: Generated<Date>
      modified_at: Generated<Date>
      finished_at: Date | null
    }
    moved_things: {
      move_id: number
      kind: string
      old_id: string
      sort: number
      data: ColumnType<Record<string, unknown>, string, string>
      fingerprint: string
      title: Generated<string>
      old_url: Generated<string>
      state: Generated<ThingState>
      action: ThingAction | null
      answer: 'theirs' | 'ours' | null
      reason: Generated<string>
      notes: Generated<string[]>
      done_at: Date | null
      new_id: number | null
    }
    old_things: {
      source: string
      kind: string
      old_id: string
      place: string
      new_id: number
      created: boolean
      there: string
      here: string
      brought_at: Generated<Date>
      compared_at: Date | null
    }
    move_connections: { source: string; address: string; kept_at: Generated<Date> }
    move_secrets: { source: string; name: string; locked: Buffer }
    moved_pictures: {
      media_id: Generated<number>
      source: string
      old_id: string
      url: string
      alt: Generated<string>
      title: Generated<string>
      state: Generated<'waiting' | 'here' | 'failed'>
      note: Generated<string>
      key: GeneratedAlways<string>
      caption: Generated<string>
      fingerprint: string | null
      same_as: number | null
      attempts: Generated<number>
    }
    moved_files: {
      id: GeneratedAlways<number>
      source: string
      product_id: number
      old_id: string
      download_id: number | null
      file: string
      url: string
      state: Generated<'waiting' | 'here' | 'failed'>
      note: Generated<string>
      attempts: Generated<number>
    }
    moved_picture_uses: { media_id: number; noun: PictureNoun; thing_id: number; position: Generated<number> }
  }
}

export type PictureNoun = 'product' | 'variation' | 'category' | 'attribute-term' | 'content'
