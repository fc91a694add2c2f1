import protobuf from 'protobufjs/light.js';

const { Root } = protobuf;
const one = (id: number, type: string) => ({ id, type });
const many = (id: number, type: string) => ({ id, type, rule: 'repeated' });

/** The part of ONNX's protobuf schema that an encoder needs, with ONNX's field numbers. */
const onnx = Root.fromJSON({
  nested: {
    Model: {
      fields: {
        irVersion: one(1, 'int64'),
        producerName: one(2, 'string'),
        graph: one(7, 'Graph'),
        opsetImport: many(8, 'OperatorSet'),
      },
    },
    OperatorSet: { fields: { domain: one(1, 'string'), version: one(2, 'int64') } },
    Graph: {
      fields: {
        node: many(1, 'Node'),
        name: one(2, 'string'),
        initializer: many(5, 'Tensor'),
        input: many(11, 'ValueInfo'),
        output: many(12, 'ValueInfo'),
      },
    },
    Node: {
      fields: {
        input: many(1, 'string'),
        output: many(2, 'string'),
        name: one(3, 'string'),
        opType: one(4, 'string'),
        attribute: many(5, 'Attribute'),
        domain: one(7, 'string'),
      },
    },
    Attribute: {
      fields: { name: one(1, 'string'), f: one(2, 'float'), i: one(3, 'int64'), type: one(20, 'int32') },
    },
    Tensor: {
      fields: {
        dims: many(1, 'int64'),
        dataType: one(2, 'int32'),
        name: one(8, 'string'),
        rawData: one(9, 'bytes'),
      },
    },
    ValueInfo: { fields: { name: one(1, 'string'), type: one(2, 'Type') } },
    Type: { fields: { tensorType: one(1, 'TensorType') } },
    TensorType: { fields: { elemType: one(1, 'int32'), shape: one(2, 'Shape') } },
    Shape: { fields: { dim: many(1, 'Dimension') } },
    Dimension: { fields: { dimValue: one(1, 'int64'), dimParam: one(2, 'string') } },
  },
});

export interface Attribute {
  name: string;
  f?: number;
  i?: number;
  type: number;
}

export interface Node {
  name: string;
  opType: string;
  input: string[];
  output: string[];
  attribute: Attribute[];
  domain: string;
}

export interface Tensor {
  name: string;
  dims: number[];
  dataType: number;
  rawData: Uint8Array;
}

export interface ValueInfo {
  name: string;
  type: { tensorType: { elemType: number; shape: { dim: ({ dimValue: number } | { dimParam: string })[] } } };
}

interface Model {
  irVersion: number;
  producerName: string;
  graph: { name: string; node: Node[]; initializer: Tensor[]; input: ValueInfo[]; output: ValueInfo[] };
  opsetImport: { domain: string; version: number }[];
}

/** @throws Error when a message does not fit its field */
export const writeOnnx = (model: Model): Uint8Array => {
  const type = onnx.lookupType('Model');
  const wrong = type.verify(model);
  if (wrong) throw new Error(`the model cannot be written: ${wrong}`);
  return type.encode(model).finish();
};
