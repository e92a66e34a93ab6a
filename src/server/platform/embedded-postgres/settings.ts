const DURABLE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Plain fsync on macOS stops at the disk's own cache.
  wal_sync_method: process.platform === 'darwin' ? 'fsync_writethrough' : 'fdatasync',
}

const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Several test files run at once, each with the pools of whole applications.
  max_connections: '200',
}

interface ServerOptions {
  data_folder: string
  socket_folder: string
  log_folder: string
  durable: boolean
}

/** Settings go on the command line, so that a newer Skillo brings its own to data of any age. */
export function serverArguments({ data_folder, socket_folder, log_folder, durable }: ServerOptions): string[] {
  const settings = {
    listen_addresses: '',
    // The value is a list; quoting lets a folder's name contain a comma.
    unix_socket_directories: `"${socket_folder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    max_wal_size: '192MB',
    autovacuum: 'on',
    jit: 'off',
    random_page_cost: '1.1',
    TimeZone: 'UTC',
    // One file per weekday, overwritten a week later; failed statements go to their caller only, for they may quote personal data.
    logging_collector: 'on',
    log_directory: log_folder,
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_truncate_on_rotation: 'on',
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? DURABLE : THROW_AWAY),
  }
  return ['-D', data_folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
