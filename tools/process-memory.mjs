/**
 * How a shop's process keeps its memory; read when a process begins, so whoever starts one hands them over.
 * The C library: two arenas instead of eight a core, and pieces from 128 KB on (pages, pictures) given back as soon as they are
 * free. Left alone it raises that bound by itself to 32 MB, and what lies above a long-lived piece is never given back.
 * V8: young objects in 8 MB instead of 64, which a shop's short requests never need; and what lasts is collected once it has grown
 * by a third. Left alone V8 lets it grow to twice and more of what is alive: after a load a quarter of the process was rubbish.
 */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) }
export const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30']
