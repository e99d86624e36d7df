/**
 * How a shop's process keeps its memory; read when a process begins, so whoever starts one hands them over.
 * The C library: two arenas instead of eight a core, and pieces from 128 KB on (pages, pictures) given back as soon as they are
 * free. Left alone it raises that bound by itself to 32 MB, and what lies above a long-lived piece is never given back.
 * V8: young objects in 16 MB instead of 64, which a shop's short requests never need.
 */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) }
export const MEMORY_FLAGS = ['--max-semi-space-size=16']
