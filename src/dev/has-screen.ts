// Says whether somebody sits before this command, who can see a browser that it opens.

type Surroundings = {
  env?: NodeJS.ProcessEnv;
  platform?: NodeJS.Platform;
  isTerminal?: boolean;
};

/** A browser opened by a service, by a test or at the far end of SSH is seen by nobody, or ends with an error. */
export function hasScreen({
  env = process.env,
  platform = process.platform,
  isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY),
}: Surroundings = {}): boolean {
  const isAutomatic = Boolean(env.CI && env.CI !== 'false');
  const isFar = Boolean(env.SSH_CONNECTION || env.SSH_CLIENT || env.SSH_TTY);
  // Windows and macOS always have a desktop. Linux names it, and Windows names the Linux within it.
  const hasDesktop =
    platform === 'win32' ||
    platform === 'darwin' ||
    Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME);
  return isTerminal && hasDesktop && !isAutomatic && !isFar;
}
