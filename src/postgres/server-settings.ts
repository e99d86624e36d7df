import { release } from 'node:os'

/** What the private PostgreSQL is told at every start. Time limits of statements are the pool's; a shop that needs more uses DATABASE_URL. */
export function serverSettings({ socketFolder, durable }: { socketFolder: string; durable: boolean }): string[] {
  const settings: Record<string, string> = {
    // No network at all: who cannot enter the socket's folder cannot connect.
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketFolder.includes(',') ? `"${socketFolder}"` : socketFolder,
    unix_socket_permissions: '0700',

    max_connections: '100',
    // Putting a backup back changes every table in one transaction.
    max_locks_per_transaction: '256',
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    wal_compression: 'on',
    random_page_cost: '1.1',
    // Short statements on warm data: compiling them costs more than it saves.
    jit: 'off',
    timezone: 'UTC',

    recovery_init_sync_method: syncAfterCrash({ platform: process.platform, release: release() }),

    // Statements and the details of their errors hold people's names and addresses: they stay out of the log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    logging_collector: 'off',

    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`)
}

/**
 * A server that fell first has the disk note what it wrote. File by file that took a second beside some other work and six on a
 * busy machine, during which nobody can buy; as a whole it is next to nothing. Linux before 5.8 does not tell of errors then, and
 * other systems don't know it.
 */
export function syncAfterCrash(system: { platform: string; release: string }): 'syncfs' | 'fsync' {
  const [major = 0, minor = 0] = system.release.split('.').map((part) => Number.parseInt(part, 10))
  return system.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8)) ? 'syncfs' : 'fsync'
}
