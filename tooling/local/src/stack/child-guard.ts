// Loaded before every child of the stack: ends it when the process that started it is gone, even by SIGKILL.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep a program running that has done its work.
process.channel?.unref()
