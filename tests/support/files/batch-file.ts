// Reads a batch file of Windows as its shell would, as far as the start files of a site need it. Windows is not at hand in the tests.

export type Computer = {
  hasNode: boolean;
  isThere: (file: string) => boolean;
  /** Runs a program and returns its exit code. */
  run: (program: 'node' | 'npm', words: string[]) => number;
  say: (text: string) => void;
  show: (address: string) => void;
};

/** Throws at a line that it does not know. */
export function runBatch(text: string, computer: Computer): void {
  const lines = text.split('\r\n');
  if (text.replaceAll('\r\n', '').includes('\n')) throw new Error('A line ends without a carriage return.');
  const labels = new Map(lines.flatMap((line, at) => (line.startsWith(':') ? [[line.slice(1), at]] : [])));
  let code = 0;
  let at = 0;
  const go = (label: string) => {
    const to = labels.get(label);
    if (to === undefined) throw new Error(`There is no label ${label}.`);
    at = to;
  };
  for (; at < lines.length; at += 1) {
    const [, command = '', when, label = ''] =
      /^(.*?)(?: (\|\||&&) goto (\w+))?$/.exec(lines[at] ?? '') ?? [];
    if (command.startsWith('goto ')) go(command.slice('goto '.length));
    else if (command === 'pause >nul') return;
    else if (command.startsWith('if errorlevel 1 goto ')) {
      if (code >= 1) go(command.slice('if errorlevel 1 goto '.length));
    } else {
      code = done(command, computer);
      if (when !== undefined && (when === '&&') === (code === 0)) go(label);
    }
  }
}

function done(command: string, computer: Computer): number {
  const [word = '', rest = ''] = /^(\S*) ?(.*)$/.exec(command)?.slice(1) ?? [];
  if (/^(rem|@echo|setlocal|:.*|)$/.test(word) || command === 'pushd "%~dp0"') return 0;
  if (command === 'where /q node') return computer.hasNode ? 0 : 1;
  if (word === 'echo') computer.say(plainWords(rest));
  else if (/^start "" \S+$/.test(command)) computer.show(rest.slice('"" '.length));
  else if (word === 'call') return called(rest, computer);
  else if (word === 'node') return evaluated(rest, computer);
  else if (word === 'if') return chosen(rest, computer);
  else throw new Error(`Not read: ${command}`);
  return 0;
}

/** The shell would obey these signs, and show others than plain letters wrongly. */
function plainWords(text: string): string {
  if (/[^ -~]|[%!^&|<>"()]/.test(text)) throw new Error(`Not shown as it is: ${text}`);
  return text;
}

function evaluated(words: string, computer: Computer): number {
  const [, code] = /^-e "([^"%!]*)"$/.exec(words) ?? [];
  if (code === undefined) throw new Error(`Not read: node ${words}`);
  return computer.run('node', ['-e', code]);
}

function called(words: string, computer: Computer): number {
  const [program, ...others] = words.split(' ');
  if (program !== 'npm') throw new Error(`Not read: call ${words}`);
  return computer.run(program, others);
}

function chosen(words: string, computer: Computer): number {
  const [, file = '', yes = '', no = ''] =
    /^exist (\S+) \(call (.*?)\) else \(call (.*?)\)$/.exec(words) ?? [];
  return called(computer.isThere(file) ? yes : no, computer);
}
