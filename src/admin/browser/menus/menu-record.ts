export type MenuRecord = { id: number; name: string; slug: string; version: number }
