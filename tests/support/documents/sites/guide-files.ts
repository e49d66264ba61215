// Finds the files that docs/studio.md asks its readers to write: "```json file=pages/index.json".
export type GuideFile = { file: string; text: string };

/** Finds the code block of a guide with this word after its language: "job=deploy". */
export function blockInGuide(guide: string, word: string): string {
  return new RegExp(`^\`\`\`\\w+ ${word}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide)?.[1] ?? '';
}

export function filesInGuide(guide: string): GuideFile[] {
  return [...guide.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => ({
    file,
    text,
  }));
}
