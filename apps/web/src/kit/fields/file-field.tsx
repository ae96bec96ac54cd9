import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';

interface FileFieldProps {
  id: string;
  label: string;
  /** What may be chosen, as the accept attribute of HTML. */
  accept: string;
  /** What is wrong with the file that was chosen. */
  error?: string | undefined;
  onFile: (file: File) => void;
}

/** A file to be chosen. The browser's own field speaks the browser's language: this one speaks the product's. */
export function FileField({ id, label, accept, error, onFile }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  return (
    <FormField id={id} label={label} error={error}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file === undefined) return;
          setName(file.name);
          onFile(file);
          // The same file, mended outside, may be chosen once more.
          target.value = '';
        }}
      />
      <span className="jw-row jw-gap-10">
        <Button
          icon={<Upload size={15} />}
          aria-describedby={error === undefined ? `${id}-name` : `${id}-name ${id}-error`}
          onClick={() => input.current?.click()}
        >
          选择文件
        </Button>
        <span id={`${id}-name`} className="jw-note">
          {name === '' ? '未选择文件' : name}
        </span>
      </span>
    </FormField>
  );
}
